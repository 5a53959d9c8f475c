CREATE TABLE "amendments" (
	"id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"author" text NOT NULL,
	"request_id" text,
	"offer_version" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"written_offer" text,
	"complement_cents" integer,
	"complement_payer" text,
	"items" jsonb NOT NULL,
	"added_items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "amendments" ADD CONSTRAINT "amendments_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "amendments_one_open" ON "amendments" USING btree ("transaction_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "amendments_request" ON "amendments" USING btree ("transaction_id","author","request_id");