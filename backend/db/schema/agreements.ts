import { boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { TransactionRole } from "../../../rules/transaction";
import { moment } from "./columns";
import type { publications } from "./publications";
import { transactions } from "./transactions";

/** A publication as both parties saw it when they agreed. */
export interface AgreedThing {
  id: number;
  type: (typeof publications.$inferSelect)["type"];
  title: string;
  condition: (typeof publications.$inferSelect)["condition"];
  usage: (typeof publications.$inferSelect)["usage"];
  /** Whole US dollars; null without a value. */
  priceUsd: number | null;
  /** Ids of stored pictures, the cover first: what such an id names never changes. */
  pictures: string[];
}

interface AgreedSide {
  userId: number;
  name: string;
  things: AgreedThing[];
  /** What this side gives in words. */
  words: string | null;
  moneyCents: number | null;
}

/** All that was agreed on; its hash is made of exactly this. */
export interface AgreementContent extends Record<TransactionRole, AgreedSide> {
  transactionId: number;
  version: number;
  offerVersion: number;
  /** Who wrote the version of the offer that the other party has accepted. */
  author: TransactionRole;
  /** ISO 8601, in UTC. */
  agreedAt: string;
  /** Random, so that what an erasure takes cannot be guessed from the hash; empty after one. */
  salt: string;
}

/** What the parties of a transaction agreed on, frozen at that moment: what they change later changes nothing of it. */
export const agreements = pgTable(
  "agreements",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    /** Counts from 1: a change that both want makes the next one. */
    version: integer("version").notNull(),
    content: jsonb("content").$type<AgreementContent>().notNull(),
    /** SHA-256 of the canonical form of the content, as it was when it was written. */
    hash: text("hash").notNull(),
    /** Whether a party's data was erased since: what is left has another hash. */
    isMasked: boolean("is_masked").notNull().default(false),
    agreedAt: moment("agreed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.version] })],
);
