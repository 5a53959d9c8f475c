ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_proforma";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_amount";--> statement-breakpoint
DROP INDEX "credit_entries_fraud";--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "first_approved_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_proforma" ON "credit_entries" USING btree ("proforma_id","kind") WHERE kind <> 'fraud';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_fraud" ON "credit_entries" USING btree ("publication_id",coalesce(proforma_id, 0)) WHERE kind = 'fraud';--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_amount" CHECK (amount_cents <> 0 or kind = 'fraud');--> statement-breakpoint
UPDATE "publications" p SET "first_approved_at" = least(p.approved_at, n.created_at, e.created_at)
  FROM publications q
  LEFT JOIN (SELECT publication_id, min(created_at) AS created_at FROM notifications WHERE type = 8 GROUP BY publication_id) n
    ON n.publication_id = q.id
  LEFT JOIN (SELECT publication_id, min(created_at) AS created_at FROM credit_entries WHERE kind = 'publication' GROUP BY publication_id) e
    ON e.publication_id = q.id
  WHERE q.id = p.id;--> statement-breakpoint
INSERT INTO "credit_entries" (user_id, amount_cents, kind, publication_id, decision_id)
  SELECT p.owner_id, 0, 'fraud', p.id, max(d.id) FROM decisions d JOIN publications p ON p.id = d.subject_id
  WHERE d.kind = 'report' AND d.action = 'remove'
    AND NOT EXISTS (SELECT 1 FROM decisions n WHERE n.undone_id = d.id)
    AND NOT EXISTS (SELECT 1 FROM open_decisions o WHERE o.decision_id = d.id)
    AND NOT EXISTS (SELECT 1 FROM credit_entries e WHERE e.publication_id = p.id AND e.kind = 'fraud')
  GROUP BY p.id, p.owner_id;
