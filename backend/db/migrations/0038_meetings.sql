CREATE TABLE "meetings" (
	"id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
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
	"owner_on_way_at" timestamp (3) with time zone,
	"interested_on_way_at" timestamp (3) with time zone,
	"owner_arrived_at" timestamp (3) with time zone,
	"interested_arrived_at" timestamp (3) with time zone,
	"owner_late_minutes" smallint DEFAULT 0 NOT NULL,
	"interested_late_minutes" smallint DEFAULT 0 NOT NULL,
	"secret" text,
	"owner_checked_at" timestamp (3) with time zone,
	"interested_checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meetings_point" CHECK ((latitude is null) = (longitude is null))
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_proposer_id_users_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_one_live" ON "meetings" USING btree ("transaction_id") WHERE state in ('proposed', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "meetings_request" ON "meetings" USING btree ("proposer_id","request_id");--> statement-breakpoint
CREATE INDEX "meetings_transaction" ON "meetings" USING btree ("transaction_id","id" DESC NULLS LAST);