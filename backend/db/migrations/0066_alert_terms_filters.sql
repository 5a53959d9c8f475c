DROP INDEX "alert_terms_match";--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "is_filtered" boolean;--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "spot" "earth";--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "reach" double precision;--> statement-breakpoint
CREATE INDEX "alert_terms_match" ON "alert_terms" USING btree ("rarest","category_id","low_usd","high_usd","unit_ids","is_filtered","spot","reach","user_id","alert_id");