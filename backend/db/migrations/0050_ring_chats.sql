ALTER TABLE "chats" ALTER COLUMN "transaction_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ALTER COLUMN "interested_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "ring_id" integer;--> statement-breakpoint
ALTER TABLE "ring_members" ADD COLUMN "read_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "ring_members" ADD COLUMN "delivered_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_ring_id_rings_id_fk" FOREIGN KEY ("ring_id") REFERENCES "public"."rings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_ring_id_unique" UNIQUE("ring_id");--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_subject" CHECK ((ring_id is null) = (transaction_id is not null)
        and (ring_id is null) = (owner_id is not null) and (ring_id is null) = (interested_id is not null));--> statement-breakpoint
INSERT INTO "chats" ("ring_id", "updated_at") SELECT "id", "created_at" FROM "rings";
