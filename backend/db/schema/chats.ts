import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { check, doublePrecision, index, integer, pgTable, primaryKey, serial, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { images } from "./images";
import { rings } from "./rings";
import { transactions } from "./transactions";
import { users } from "./users";

/**
 * The conversation of a transaction and how far each party has read; or that of a ring, whose members have their marks
 * beside themselves (ring_members).
 */
export const chats = pgTable(
  "chats",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .unique()
      .references(() => transactions.id),
    ringId: integer("ring_id")
      .unique()
      .references(() => rings.id),
    /** The parties of the transaction; null where the chat is a ring's. */
    ownerId: integer("owner_id").references(() => users.id),
    interestedId: integer("interested_id").references(() => users.id),
    /** Last message read by each; moves only forward. */
    ownerReadId: integer("owner_read_id").notNull().default(0),
    interestedReadId: integer("interested_read_id").notNull().default(0),
    /** Last message that has reached a device of each; what was read has reached one, too. */
    ownerDeliveredId: integer("owner_delivered_id").notNull().default(0),
    interestedDeliveredId: integer("interested_delivered_id").notNull().default(0),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    index("chats_owner").on(t.ownerId),
    index("chats_interested").on(t.interestedId),
    check(
      "chats_subject",
      sql`(ring_id is null) = (transaction_id is not null)
        and (ring_id is null) = (owner_id is not null) and (ring_id is null) = (interested_id is not null)`,
    ),
  ],
);

/** Who wants no news of the messages of a chat. */
export const chatMutes = pgTable(
  "chat_mutes",
  {
    chatId: integer("chat_id")
      .notNull()
      .references(() => chats.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.chatId, t.userId] }), index("chat_mutes_user").on(t.userId)],
);

/** What was written, pictured or located in a chat. */
export const messages = pgTable(
  "messages",
  {
    id: serial("id").primaryKey(),
    chatId: integer("chat_id")
      .notNull()
      .references(() => chats.id),
    senderId: integer("sender_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client: a repeated send finds the first one. */
    randomId: text("random_id").notNull(),
    text: text("text"),
    imageId: text("image_id").references(() => images.id),
    latitude: doublePrecision("latitude"),
    longitude: doublePrecision("longitude"),
    /** What the sender calls the place. */
    placeName: text("place_name"),
    /** The message of the same chat that this one answers. */
    replyToId: integer("reply_to_id").references((): AnyPgColumn => messages.id),
    createdAt: createdAt(),
  },
  (t) => [
    unique("messages_once").on(t.chatId, t.senderId, t.randomId),
    index("messages_chat").on(t.chatId, t.id),
    index("messages_words").using("gin", sql`plain_text(${t.text}) gin_trgm_ops`),
  ],
);
