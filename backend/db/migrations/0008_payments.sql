CREATE TABLE "campaigns" (
	"id" serial PRIMARY KEY NOT NULL,
	"proforma_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"ad_type" text NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"purchased" integer NOT NULL,
	"prints" integer DEFAULT 0 NOT NULL,
	"views_at_start" integer DEFAULT 0 NOT NULL,
	"views_at_end" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "campaigns_proforma_id_unique" UNIQUE("proforma_id"),
	CONSTRAINT "campaigns_prints" CHECK (prints between 0 and purchased)
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"proforma_id" integer NOT NULL,
	"status" text NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"kind" text NOT NULL,
	"proforma_id" integer,
	"publication_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_proforma" UNIQUE("proforma_id","kind"),
	CONSTRAINT "credit_entries_amount" CHECK (amount_cents <> 0)
);
--> statement-breakpoint
CREATE TABLE "impressions" (
	"campaign_id" integer NOT NULL,
	"page_view" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "impressions_campaign_id_page_view_pk" PRIMARY KEY("campaign_id","page_view")
);
--> statement-breakpoint
CREATE TABLE "proformas" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"request_id" text,
	"kind" text NOT NULL,
	"plan_id" integer NOT NULL,
	"plans_version" integer NOT NULL,
	"publication_id" integer,
	"method" text NOT NULL,
	"price_cents" integer NOT NULL,
	"price_currency" text DEFAULT 'USD' NOT NULL,
	"review" jsonb,
	"amount_cents" integer,
	"amount_currency" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"control" text,
	"page_url" text,
	"reference" text NOT NULL,
	"said_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "proformas_control_unique" UNIQUE("control"),
	CONSTRAINT "proformas_reference_unique" UNIQUE("reference"),
	CONSTRAINT "proformas_request" UNIQUE("user_id","request_id"),
	CONSTRAINT "proformas_price" CHECK (price_cents > 0)
);
--> statement-breakpoint
CREATE TABLE "publication_views" (
	"publication_id" integer PRIMARY KEY NOT NULL,
	"count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"control" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"untold" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_payments_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_proforma_id_proformas_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."proformas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_proforma_id_proformas_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."proformas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_proforma_id_proformas_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."proformas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impressions" ADD CONSTRAINT "impressions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proformas" ADD CONSTRAINT "proformas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proformas" ADD CONSTRAINT "proformas_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_views" ADD CONSTRAINT "publication_views_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_one_live" ON "campaigns" USING btree ("publication_id") WHERE state in ('awaiting', 'live');--> statement-breakpoint
CREATE INDEX "campaigns_owner" ON "campaigns" USING btree ("owner_id","state");--> statement-breakpoint
CREATE INDEX "campaigns_publication" ON "campaigns" USING btree ("publication_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_publication" ON "credit_entries" USING btree ("publication_id") WHERE kind = 'publication';--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "impressions_created" ON "impressions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "proformas_publication" ON "proformas" USING btree ("publication_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_balance" CHECK (balance_cents >= 0);
--> statement-breakpoint
-- The ledger starts from what everybody has; afterwards it is only ever added to.
INSERT INTO "credit_entries" ("user_id", "amount_cents", "kind") SELECT "id", "balance_cents", 'opening' FROM "users" WHERE "balance_cents" > 0;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME; END $$;
--> statement-breakpoint
CREATE TRIGGER "credit_entries_append_only" BEFORE UPDATE OR DELETE ON "credit_entries" FOR EACH ROW EXECUTE FUNCTION refuse_change();
