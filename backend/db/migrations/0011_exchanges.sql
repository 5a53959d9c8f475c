CREATE TABLE "offer_versions" (
	"transaction_id" integer NOT NULL,
	"version" integer NOT NULL,
	"written_offer" text,
	"items" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_versions_transaction_id_version_pk" PRIMARY KEY("transaction_id","version")
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "place_name" text;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "remark" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "offer_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reminders_sent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;