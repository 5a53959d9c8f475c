CREATE TABLE "claim_statements" (
	"id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"text" text,
	"pictures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claim_statements" ADD CONSTRAINT "claim_statements_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_statements" ADD CONSTRAINT "claim_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_statements_once" ON "claim_statements" USING btree ("transaction_id","user_id");--> statement-breakpoint
CREATE INDEX "claim_statements_user" ON "claim_statements" USING btree ("user_id");