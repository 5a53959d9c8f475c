CREATE TABLE "premium_terms" (
	"id" serial PRIMARY KEY NOT NULL,
	"proforma_id" integer,
	"user_id" integer NOT NULL,
	"months" integer NOT NULL,
	"state" text DEFAULT 'ordered' NOT NULL,
	"secure_exchanges" integer NOT NULL,
	"secure_exchanges_left" integer DEFAULT 0 NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"reminded_days" integer,
	"paid_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"refusal" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "premium_terms_proforma_id_unique" UNIQUE("proforma_id"),
	CONSTRAINT "premium_terms_left" CHECK (secure_exchanges_left between 0 and secure_exchanges),
	CONSTRAINT "premium_terms_days" CHECK (state not in ('active', 'ended') or (starts_on is not null and ends_on is not null))
);
--> statement-breakpoint
ALTER TABLE "premium_terms" ADD CONSTRAINT "premium_terms_proforma_id_proformas_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."proformas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_terms" ADD CONSTRAINT "premium_terms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "premium_terms_one_open" ON "premium_terms" USING btree ("user_id") WHERE state in ('awaiting', 'pending_review');--> statement-breakpoint
CREATE INDEX "premium_terms_user" ON "premium_terms" USING btree ("user_id","state");--> statement-breakpoint
INSERT INTO "premium_terms" ("user_id", "months", "state", "secure_exchanges", "secure_exchanges_left", "starts_on", "ends_on")
SELECT "id", 12, 'active', 26, 26, (now() at time zone 'America/Caracas')::date, ((now() at time zone 'America/Caracas')::date + interval '12 months')::date FROM "users" WHERE "subscription" = 'Premium';--> statement-breakpoint
INSERT INTO "jobs" ("kind", "subject_id", "due_at") SELECT 'premium_term', "id", now() FROM "premium_terms";
