DROP INDEX "alert_terms_match";--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "condition" text;--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("id") WHERE not active;--> statement-breakpoint
CREATE INDEX "alert_terms_match" ON "alert_terms" USING btree ("rarest","category_id","low_usd","high_usd","unit_ids","is_filtered","type","condition","spot","reach","user_id","alert_id");--> statement-breakpoint
-- A deleted alert has all others of its page looked up in the table again until it is vacuumed, by default once a fifth is gone.
ALTER TABLE "alert_terms" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
