CREATE TABLE "blocks" (
	"blocker_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_two_people" CHECK (blocker_id <> blocked_id)
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" serial PRIMARY KEY NOT NULL,
	"operator_id" integer,
	"request_id" text,
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"revision" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"remedy" text,
	"undone_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "decisions_undone_id_unique" UNIQUE("undone_id"),
	CONSTRAINT "decisions_request" UNIQUE("operator_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "open_decisions" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"decision_id" integer NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "open_decisions_kind_subject_id_pk" PRIMARY KEY("kind","subject_id"),
	CONSTRAINT "open_decisions_decision_id_unique" UNIQUE("decision_id")
);
--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "publication_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_forms" ADD COLUMN "settled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publication_edits" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "message_id" integer;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_decisions" ADD CONSTRAINT "open_decisions_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "decisions_subject" ON "decisions" USING btree ("kind","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_one_open_of_person" ON "reports" USING btree ("user_id","reporter_id",coalesce(message_id, 0)) WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_one_subject" CHECK ((publication_id is null) <> (user_id is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message" CHECK (message_id is null or user_id is not null);