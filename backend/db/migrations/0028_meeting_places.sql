ALTER TABLE "transaction_events" ADD COLUMN "place" jsonb;--> statement-breakpoint
ALTER TABLE "transaction_events" ADD COLUMN "reason" text;