CREATE TABLE "banner_views" (
	"banner_id" integer NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "banner_views_banner_id_day_pk" PRIMARY KEY("banner_id","day")
);
--> statement-breakpoint
ALTER TABLE "banner_views" ADD CONSTRAINT "banner_views_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE no action ON UPDATE no action;