ALTER TABLE "ring_members" ADD COLUMN "complement_usd" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ring_complement_usd" integer;