CREATE TABLE "dead_letters" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"attempts" integer NOT NULL,
	"failure" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE INDEX "dead_letters_open" ON "dead_letters" USING btree ("id" DESC NULLS LAST) WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "notifications_of_messages" ON "notifications" USING btree ("created_at") WHERE type = 10;