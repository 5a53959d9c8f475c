ALTER TABLE "meetings" ADD COLUMN "owner_well_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "interested_well_at" timestamp (3) with time zone;