CREATE TABLE "held_notifications" (
	"notification_id" integer NOT NULL,
	"way" text NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "held_notifications_notification_id_way_pk" PRIMARY KEY("notification_id","way")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"way" text NOT NULL,
	"frequency" text NOT NULL,
	CONSTRAINT "notification_settings_user_id_topic_way_pk" PRIMARY KEY("user_id","topic","way")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "held_notifications" ADD CONSTRAINT "held_notifications_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_notifications" ADD CONSTRAINT "held_notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_notifications_user" ON "held_notifications" USING btree ("user_id");