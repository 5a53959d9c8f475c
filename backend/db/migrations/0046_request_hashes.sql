ALTER TABLE "publications" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "request_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_request" ON "transactions" USING btree ("interested_id","request_id");