CREATE TABLE "ring_members" (
	"ring_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"user_id" integer NOT NULL,
	"publication_id" integer NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"stars" smallint,
	CONSTRAINT "ring_members_ring_id_position_pk" PRIMARY KEY("ring_id","position"),
	CONSTRAINT "ring_members_stars" CHECK (stars between 0 and 5 and (stars is null) = (received_at is null))
);
--> statement-breakpoint
CREATE TABLE "rings" (
	"id" serial PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"end_reason" text,
	"signature" text NOT NULL,
	"repairs_id" integer,
	"requester_id" integer,
	"request_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"leaver_id" integer,
	"leave_reason" text,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rings_end" CHECK ((state = 'ended') = (end_reason is not null))
);
--> statement-breakpoint
ALTER TABLE "reservations" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservations" ADD COLUMN "ring_id" integer;--> statement-breakpoint
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_ring_id_rings_id_fk" FOREIGN KEY ("ring_id") REFERENCES "public"."rings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ring_members" ADD CONSTRAINT "ring_members_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_repairs_id_rings_id_fk" FOREIGN KEY ("repairs_id") REFERENCES "public"."rings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rings" ADD CONSTRAINT "rings_leaver_id_users_id_fk" FOREIGN KEY ("leaver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ring_members_once" ON "ring_members" USING btree ("ring_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ring_members_thing" ON "ring_members" USING btree ("ring_id","publication_id");--> statement-breakpoint
CREATE INDEX "ring_members_user" ON "ring_members" USING btree ("user_id","ring_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "ring_members_publication" ON "ring_members" USING btree ("publication_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rings_one_live" ON "rings" USING btree ("signature") WHERE state in ('proposed', 'accepted');--> statement-breakpoint
CREATE UNIQUE INDEX "rings_request" ON "rings" USING btree ("requester_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "rings_one_repair" ON "rings" USING btree ("repairs_id");--> statement-breakpoint
CREATE INDEX "rings_broken" ON "rings" USING btree ("id") WHERE state = 'broken' and settled_at is null;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_ring_id_rings_id_fk" FOREIGN KEY ("ring_id") REFERENCES "public"."rings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservations_ring" ON "reservations" USING btree ("ring_id");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_holder" CHECK ((transaction_id is null) <> (ring_id is null));