ALTER TABLE "ring_members" ADD COLUMN "are_stars_held_back" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "reasons" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ratings" ADD COLUMN "is_held_back" boolean DEFAULT false NOT NULL;