CREATE TABLE "secure_exchanges" (
	"id" serial PRIMARY KEY NOT NULL,
	"transaction_id" integer NOT NULL,
	"booker_id" integer NOT NULL,
	"request_id" text,
	"shift_id" integer NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"proforma_id" integer,
	"premium_term_id" integer,
	"held_until" timestamp (3) with time zone,
	"code" text,
	"reminders_sent" smallint DEFAULT 0 NOT NULL,
	"owner_came_at" timestamp (3) with time zone,
	"interested_came_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "secure_exchanges_proforma_id_unique" UNIQUE("proforma_id"),
	CONSTRAINT "secure_exchanges_code_unique" UNIQUE("code"),
	CONSTRAINT "secure_exchanges_paid" CHECK (num_nonnulls(proforma_id, premium_term_id) = 1),
	CONSTRAINT "secure_exchanges_held" CHECK (state <> 'held' or held_until is not null),
	CONSTRAINT "secure_exchanges_code" CHECK (state <> 'active' or code is not null)
);
--> statement-breakpoint
CREATE TABLE "closed_days" (
	"day" date PRIMARY KEY NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venue_shifts" (
	"id" serial PRIMARY KEY NOT NULL,
	"venue_id" integer NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL,
	"capacity" integer NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "venue_shifts_hours" CHECK (starts_at < ends_at),
	CONSTRAINT "venue_shifts_capacity" CHECK (capacity > 0)
);
--> statement-breakpoint
CREATE TABLE "venue_slots" (
	"shift_id" integer NOT NULL,
	"day" date NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "venue_slots_shift_id_day_pk" PRIMARY KEY("shift_id","day"),
	CONSTRAINT "venue_slots_taken" CHECK (taken between 0 and capacity)
);
--> statement-breakpoint
CREATE TABLE "venues" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proformas" ADD COLUMN "transaction_id" integer;--> statement-breakpoint
ALTER TABLE "secure_exchanges" ADD CONSTRAINT "secure_exchanges_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_exchanges" ADD CONSTRAINT "secure_exchanges_booker_id_users_id_fk" FOREIGN KEY ("booker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_exchanges" ADD CONSTRAINT "secure_exchanges_shift_id_venue_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."venue_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_exchanges" ADD CONSTRAINT "secure_exchanges_proforma_id_proformas_id_fk" FOREIGN KEY ("proforma_id") REFERENCES "public"."proformas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secure_exchanges" ADD CONSTRAINT "secure_exchanges_premium_term_id_premium_terms_id_fk" FOREIGN KEY ("premium_term_id") REFERENCES "public"."premium_terms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_shifts" ADD CONSTRAINT "venue_shifts_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "venue_slots" ADD CONSTRAINT "venue_slots_shift_id_venue_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."venue_shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "secure_exchanges_one_live" ON "secure_exchanges" USING btree ("transaction_id") WHERE state in ('held', 'awaiting', 'active');--> statement-breakpoint
CREATE UNIQUE INDEX "secure_exchanges_request" ON "secure_exchanges" USING btree ("booker_id","request_id");--> statement-breakpoint
CREATE INDEX "secure_exchanges_transaction" ON "secure_exchanges" USING btree ("transaction_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "secure_exchanges_shift" ON "secure_exchanges" USING btree ("shift_id","day");--> statement-breakpoint
CREATE INDEX "secure_exchanges_booker" ON "secure_exchanges" USING btree ("booker_id");--> statement-breakpoint
CREATE INDEX "venue_shifts_venue" ON "venue_shifts" USING btree ("venue_id");--> statement-breakpoint
CREATE INDEX "venue_slots_day" ON "venue_slots" USING btree ("day");--> statement-breakpoint
ALTER TABLE "proformas" ADD CONSTRAINT "proformas_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "closed_days" ("day", "reason") VALUES
('2023-07-27', 'Sedes cerradas'),
('2023-07-28', 'Sedes cerradas'),
('2023-08-08', 'Sedes cerradas'),
('2023-08-09', 'Sedes cerradas'),
('2026-12-24', 'Víspera de Navidad'),
('2026-12-25', 'Navidad'),
('2026-12-31', 'Fin de año'),
('2027-01-01', 'Año Nuevo'),
('2027-02-08', 'Lunes de Carnaval'),
('2027-02-09', 'Martes de Carnaval'),
('2027-03-25', 'Jueves Santo'),
('2027-03-26', 'Viernes Santo'),
('2027-04-19', 'Declaración de la Independencia'),
('2027-05-01', 'Día del Trabajador'),
('2027-06-24', 'Batalla de Carabobo'),
('2027-07-05', 'Día de la Independencia'),
('2027-07-24', 'Natalicio del Libertador'),
('2027-10-12', 'Día de la Resistencia Indígena'),
('2027-12-24', 'Víspera de Navidad'),
('2027-12-25', 'Navidad'),
('2027-12-31', 'Fin de año'),
('2028-01-01', 'Año Nuevo'),
('2028-02-28', 'Lunes de Carnaval'),
('2028-02-29', 'Martes de Carnaval'),
('2028-04-13', 'Jueves Santo'),
('2028-04-14', 'Viernes Santo'),
('2028-04-19', 'Declaración de la Independencia'),
('2028-05-01', 'Día del Trabajador'),
('2028-06-24', 'Batalla de Carabobo'),
('2028-07-05', 'Día de la Independencia'),
('2028-07-24', 'Natalicio del Libertador'),
('2028-10-12', 'Día de la Resistencia Indígena'),
('2028-12-24', 'Víspera de Navidad'),
('2028-12-25', 'Navidad'),
('2028-12-31', 'Fin de año');
