import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ratingReasons } from "../../../rules/ratingReason";
import { transactionEventKinds, transactionStatuses } from "../../../rules/transaction";
import { createdAt, moment } from "./columns";
import { publications } from "./publications";
import { rings } from "./rings";
import { users } from "./users";

/** The present terms of a transaction, and those of each version of its offer, but for the publications. */
const termColumns = {
  /** What the interested party gives in words. */
  writtenOffer: text("written_offer"),
  /** Who wrote this version: the other party has to answer. */
  offerAuthor: text("offer_author", { enum: ["owner", "interested"] })
    .notNull()
    .default("interested"),
  /** Money on top of the things, and who pays it; both or neither. */
  complementCents: integer("complement_cents"),
  complementPayer: text("complement_payer", { enum: ["owner", "interested"] }),
};

/** Proposals and what became of them. */
export const transactions = pgTable(
  "transactions",
  {
    id: serial("id").primaryKey(),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => users.id),
    interestedId: integer("interested_id")
      .notNull()
      .references(() => users.id),
    /** Made by the proposer's client once per proposal: a repeat finds the first one, whatever became of it. */
    requestId: text("request_id"),
    /** Of what was proposed under it: the same request for something else is refused. */
    requestHash: text("request_hash"),
    status: text("status", { enum: transactionStatuses }).notNull().default("active"),
    ...termColumns,
    /** Counts the changes of the offer: who accepts names the version that was read. */
    offerVersion: integer("offer_version").notNull().default(1),
    /** The last version of what was agreed on; null before, and where it was agreed on before we wrote it down. */
    agreementVersion: integer("agreement_version"),
    /** Reminders since its last change. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    /** First confirmation; automatic completion counts from here. */
    confirmedAt: moment("confirmed_at"),
    completedAt: moment("completed_at"),
    closedBy: text("closed_by", { enum: ["owner", "interested", "system"] }),
    closeReason: text("close_reason", {
      enum: ["rejected", "cancelled", "publication_deactivated", "item_exchanged", "expired", "operator"],
    }),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("transactions_one_live")
      .on(t.publicationId, t.interestedId)
      .where(
        sql`status in ('active','accepted','confirmed_owner','confirmed_interested','claim_owner','claim_interested')`,
      ),
    index("transactions_owner").on(t.ownerId, t.status, t.updatedAt.desc()),
    index("transactions_interested").on(t.interestedId, t.status, t.updatedAt.desc()),
    index("transactions_complete")
      .on(t.completedAt.desc())
      .where(sql`status = 'complete'`),
    uniqueIndex("transactions_request").on(t.interestedId, t.requestId),
    check("transactions_two_people", sql`owner_id <> interested_id`),
    check("transactions_complement", sql`(complement_cents is null) = (complement_payer is null)`),
  ],
);

/**
 * The publications of a transaction beside the one that is asked for: those of the interested party are offered, those
 * of the owner added.
 */
export const transactionOffers = pgTable(
  "transaction_offers",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
  },
  (t) => [
    primaryKey({ columns: [t.transactionId, t.publicationId] }),
    index("transaction_offers_publication").on(t.publicationId),
  ],
);

/** An offer as it was at a time, with the titles of then; written from its first change on. */
export const offerVersions = pgTable(
  "offer_versions",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    version: integer("version").notNull(),
    ...termColumns,
    items: jsonb("items").$type<{ id: number; title: string }[]>().notNull(),
    /** Of the owner, beside the one that is asked for. */
    addedItems: jsonb("added_items").$type<{ id: number; title: string }[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.version] })],
);

/** Where both parties are to meet: the wire's words, as they were when it was booked or proposed. */
export interface MeetingPlace {
  date: string;
  start: string;
  headquarter: string;
}

/** What happened to a transaction after it was proposed, in order: a line of its chat each. */
export const transactionEvents = pgTable(
  "transaction_events",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    kind: text("kind", { enum: transactionEventKinds }).notNull(),
    actor: text("actor", { enum: ["owner", "interested", "system"] }).notNull(),
    /** Of a booking that was made or moved, and of a meeting. */
    place: jsonb("place").$type<MeetingPlace>(),
    /** Of a claim: what happened, for operators alone. */
    reason: text("reason"),
    createdAt: createdAt(),
  },
  (t) => [index("transaction_events_transaction").on(t.transactionId, t.id)],
);

/**
 * One live acceptance per publication, in a transaction or a ring: the primary key is the rule for both. Rows go when
 * the exchange ends.
 */
export const reservations = pgTable(
  "reservations",
  {
    publicationId: integer("publication_id")
      .primaryKey()
      .references(() => publications.id),
    transactionId: integer("transaction_id").references(() => transactions.id),
    ringId: integer("ring_id").references(() => rings.id),
  },
  (t) => [
    index("reservations_transaction").on(t.transactionId),
    index("reservations_ring").on(t.ringId),
    check("reservations_holder", sql`(transaction_id is null) <> (ring_id is null)`),
  ],
);

/** The stars that each party of a transaction gave the other. */
export const ratings = pgTable(
  "ratings",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    raterId: integer("rater_id")
      .notNull()
      .references(() => users.id),
    ratedId: integer("rated_id")
      .notNull()
      .references(() => users.id),
    stars: smallint("stars").notNull(),
    /** A written line; null without one. */
    remark: text("remark"),
    /** What was ticked. */
    reasons: text("reasons", { enum: ratingReasons }).array().notNull().default([]),
    /**
     * Seen by who gave it alone, and not yet counted: until the other party has rated, too, or their time is over.
     * False for what a backend stores that counts ratings at once.
     */
    isHeldBack: boolean("is_held_back").notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.transactionId, t.raterId] }),
    index("ratings_rated").on(t.ratedId),
    check("ratings_stars", sql`stars between 0 and 5`),
    check("ratings_not_oneself", sql`rater_id <> rated_id`),
  ],
);
