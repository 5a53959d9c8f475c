ALTER TABLE "chats" ADD COLUMN "owner_delivered_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "interested_delivered_id" integer DEFAULT 0 NOT NULL;