ALTER TABLE "users" ADD COLUMN "ring_radius_km" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ring_tolerance_percent" integer;