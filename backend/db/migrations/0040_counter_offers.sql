ALTER TABLE "offer_versions" ADD COLUMN "offer_author" text DEFAULT 'interested' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD COLUMN "complement_cents" integer;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD COLUMN "complement_payer" text;--> statement-breakpoint
ALTER TABLE "offer_versions" ADD COLUMN "added_items" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "offer_author" text DEFAULT 'interested' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "complement_cents" integer;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "complement_payer" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_complement" CHECK ((complement_cents is null) = (complement_payer is null));