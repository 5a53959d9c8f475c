CREATE TABLE "alert_terms" (
	"alert_id" integer NOT NULL,
	"term" smallint NOT NULL,
	"tile" integer NOT NULL,
	"rarest" text NOT NULL,
	"unit_ids" integer[] NOT NULL,
	"category_id" integer NOT NULL,
	"low_usd" integer,
	"high_usd" integer,
	CONSTRAINT "alert_terms_alert_id_term_tile_pk" PRIMARY KEY("alert_id","term","tile")
);
--> statement-breakpoint
CREATE TABLE "alert_units" (
	"id" serial PRIMARY KEY NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"signs" text[] NOT NULL,
	"names" "tsquery" NOT NULL,
	"spelt" text,
	"uses" integer NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_units_once" UNIQUE("field","text")
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD COLUMN "indexed_by" text;--> statement-breakpoint
ALTER TABLE "alert_terms" ADD CONSTRAINT "alert_terms_alert_id_alerts_id_fk" FOREIGN KEY ("alert_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_terms_rarest" ON "alert_terms" USING btree ("rarest","tile","category_id");--> statement-breakpoint
CREATE INDEX "alert_units_signs" ON "alert_units" USING gin ("signs") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "alerts_indexed_by" ON "alerts" USING btree ("indexed_by");