CREATE TABLE "transaction_events" (
	"id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"kind" text NOT NULL,
	"actor" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transaction_events" ADD CONSTRAINT "transaction_events_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transaction_events_transaction" ON "transaction_events" USING btree ("transaction_id","id");--> statement-breakpoint
INSERT INTO "transaction_events" (transaction_id, kind, actor, created_at)
  SELECT * FROM (
    SELECT transaction_id, 'modified', 'interested', created_at FROM offer_versions WHERE version > 1
    UNION ALL
    SELECT t.id, 'accepted', 'owner', coalesce(n.created_at, t.updated_at) FROM transactions t
      LEFT JOIN (SELECT transaction_id, min(created_at) AS created_at FROM notifications WHERE type = 2 GROUP BY transaction_id) n
        ON n.transaction_id = t.id
      WHERE t.status <> 'active' AND (n.created_at IS NOT NULL OR t.status = 'accepted')
    UNION ALL
    SELECT t.id, 'confirmed',
      CASE WHEN t.status = 'confirmed_owner' OR (t.status <> 'confirmed_interested' AND r.rater_id = t.owner_id)
        THEN 'owner' ELSE 'interested' END,
      t.confirmed_at FROM transactions t
      LEFT JOIN (SELECT DISTINCT ON (transaction_id) transaction_id, rater_id FROM ratings ORDER BY transaction_id, created_at) r
        ON r.transaction_id = t.id
      WHERE t.confirmed_at IS NOT NULL AND (r.rater_id IS NOT NULL OR t.status LIKE 'confirmed_%')
    UNION ALL
    SELECT id, 'claim', CASE status WHEN 'claim_owner' THEN 'owner' ELSE 'interested' END, updated_at
      FROM transactions WHERE status IN ('claim_owner', 'claim_interested')
    UNION ALL
    SELECT id, status, coalesce(closed_by, 'system'), coalesce(completed_at, updated_at)
      FROM transactions WHERE status IN ('complete', 'rejected')
    UNION ALL
    SELECT s.transaction_id, 'booked', CASE WHEN s.booker_id = t.owner_id THEN 'owner' ELSE 'interested' END, s.created_at
      FROM secure_exchanges s JOIN transactions t ON t.id = s.transaction_id WHERE s.code IS NOT NULL
    UNION ALL
    SELECT s.transaction_id, 'booking_' || s.state,
      CASE WHEN s.state = 'settled' THEN 'system'
        WHEN (s.booker_id = t.owner_id) = (s.state = 'cancelled') THEN 'owner' ELSE 'interested' END,
      s.updated_at
      FROM secure_exchanges s JOIN transactions t ON t.id = s.transaction_id
      WHERE s.code IS NOT NULL AND s.state IN ('cancelled', 'objected', 'settled')
  ) AS known(transaction_id, kind, actor, created_at) ORDER BY created_at;
