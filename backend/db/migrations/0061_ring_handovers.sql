ALTER TABLE "ring_meeting_parties" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "ring_meetings" ADD COLUMN "secret" text;