import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { transactions } from "./transactions";

/** Changes of what was agreed on that one party asked the other for, one row each. */
export const amendments = pgTable(
  "amendments",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    author: text("author", { enum: ["owner", "interested"] }).notNull(),
    /** Made by the client once per request. */
    requestId: text("request_id"),
    /** The version of the offer that it would replace. */
    offerVersion: integer("offer_version").notNull(),
    state: text("state", { enum: ["open", "accepted", "declined", "withdrawn", "ended"] })
      .notNull()
      .default("open"),
    writtenOffer: text("written_offer"),
    complementCents: integer("complement_cents"),
    complementPayer: text("complement_payer", { enum: ["owner", "interested"] }),
    /** What the interested party would give, with the titles of then. */
    items: jsonb("items").$type<{ id: number; title: string }[]>().notNull(),
    /** Of the owner, beside the one that is asked for. */
    addedItems: jsonb("added_items").$type<{ id: number; title: string }[]>().notNull(),
    createdAt: createdAt(),
    decidedAt: moment("decided_at"),
  },
  (t) => [
    uniqueIndex("amendments_one_open")
      .on(t.transactionId)
      .where(sql`state = 'open'`),
    uniqueIndex("amendments_request").on(t.transactionId, t.author, t.requestId),
  ],
);
