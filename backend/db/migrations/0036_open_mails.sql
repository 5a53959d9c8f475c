CREATE INDEX "mails_open" ON "mails" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
-- Given up after the twelve attempts that there were: the twenty that there are now must not wake them.
UPDATE "mails" SET "attempts" = 20 WHERE "sent_at" IS NULL AND "attempts" >= 12;
