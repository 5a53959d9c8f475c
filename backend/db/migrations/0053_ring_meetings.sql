CREATE TABLE "ring_meeting_parties" (
	"meeting_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"on_way_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"late_minutes" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "ring_meeting_parties_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "ring_meetings" (
	"id" serial PRIMARY KEY NOT NULL,
	"ring_id" integer NOT NULL,
	"giver_position" smallint,
	"proposer_id" integer NOT NULL,
	"request_id" text,
	"state" text NOT NULL,
	"public_place_id" text,
	"place_name" text NOT NULL,
	"address" text,
	"latitude" double precision,
	"longitude" double precision,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ring_meetings_point" CHECK ((latitude is null) = (longitude is null))
);
--> statement-breakpoint
ALTER TABLE "ring_meeting_parties" ADD CONSTRAINT "ring_meeting_parties_meeting_id_ring_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."ring_meetings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_meeting_parties" ADD CONSTRAINT "ring_meeting_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_meetings" ADD CONSTRAINT "ring_meetings_ring_id_rings_id_fk" FOREIGN KEY ("ring_id") REFERENCES "public"."rings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_meetings" ADD CONSTRAINT "ring_meetings_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ring_meeting_parties_user" ON "ring_meeting_parties" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ring_meetings_one_live" ON "ring_meetings" USING btree ("ring_id",coalesce(giver_position, -1)) WHERE state in ('proposed', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "ring_meetings_request" ON "ring_meetings" USING btree ("proposer_id","request_id");--> statement-breakpoint
CREATE INDEX "ring_meetings_ring" ON "ring_meetings" USING btree ("ring_id","id" DESC NULLS LAST);