CREATE TABLE "value_ranges" (
	"category_id" integer NOT NULL,
	"word" text NOT NULL,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"things" integer NOT NULL,
	CONSTRAINT "value_ranges_category_id_word_pk" PRIMARY KEY("category_id","word")
);
--> statement-breakpoint
ALTER TABLE "value_ranges" ADD CONSTRAINT "value_ranges_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "jobs" ("kind", "subject_id", "due_at")
  SELECT 'value_ranges', "category_id", now() FROM "publications"
  WHERE "approved_at" IS NOT NULL GROUP BY "category_id" HAVING count(DISTINCT "owner_id") >= 5;
