CREATE TABLE "agreements" (
	"transaction_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"is_masked" boolean DEFAULT false NOT NULL,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agreements_transaction_id_version_pk" PRIMARY KEY("transaction_id","version")
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "agreement_version" integer;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;