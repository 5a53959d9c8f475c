ALTER TABLE "meetings" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "owner_checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "interested_checked_at" timestamp (3) with time zone;