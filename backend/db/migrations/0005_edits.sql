CREATE TABLE "publication_edits" (
	"id" serial PRIMARY KEY NOT NULL,
	"publication_id" integer NOT NULL,
	"request_id" text,
	"form_hash" text NOT NULL,
	"status" text NOT NULL,
	"review_reason" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"tags" text[] NOT NULL,
	"fields" jsonb NOT NULL,
	"product_status" text,
	"condition" text,
	"image_ids" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_edits_request" UNIQUE("publication_id","request_id")
);
--> statement-breakpoint
ALTER TABLE "publication_edits" ADD CONSTRAINT "publication_edits_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publication_edits_one_waiting" ON "publication_edits" USING btree ("publication_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "publication_edits_latest" ON "publication_edits" USING btree ("publication_id","id" DESC NULLS LAST);