CREATE TABLE "interest_matches" (
	"publication_id" integer NOT NULL,
	"wanted_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interest_matches_publication_id_wanted_id_pk" PRIMARY KEY("publication_id","wanted_id")
);
--> statement-breakpoint
ALTER TABLE "interest_matches" ADD CONSTRAINT "interest_matches_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interest_matches" ADD CONSTRAINT "interest_matches_wanted_id_publications_id_fk" FOREIGN KEY ("wanted_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "interest_matches_wanted" ON "interest_matches" USING btree ("wanted_id");