DROP INDEX "alert_terms_match";--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "alert_terms" ADD COLUMN "condition" text;--> statement-breakpoint
CREATE INDEX "users_inactive" ON "users" USING btree ("id") WHERE not active;--> statement-breakpoint
CREATE INDEX "alert_terms_match" ON "alert_terms" USING btree ("rarest","category_id","low_usd","high_usd","unit_ids","is_filtered","type","condition","spot","reach","user_id","alert_id");