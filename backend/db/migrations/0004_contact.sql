CREATE TABLE "contact_forms" (
	"id" serial PRIMARY KEY NOT NULL,
	"request_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_forms_request_id_unique" UNIQUE("request_id")
);
