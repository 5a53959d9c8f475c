DROP INDEX "alert_terms_rarest";--> statement-breakpoint
CREATE INDEX "alert_terms_match" ON "alert_terms" USING btree ("rarest","category_id","low_usd","high_usd","unit_ids","alert_id");