import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, serial, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { planKinds } from "../../catalogue/plans";
import type { PaymentReview } from "../../catalogue/plans";
import { createdAt, moment } from "./columns";
import { decisions } from "./decisions";
import { publications } from "./publications";
import { transactions } from "./transactions";
import { users } from "./users";

/**
 * Orders and credit. Amounts are whole minor units with their currency beside them; nothing here is ever a fraction.
 */

const proformaStatuses = ["pending", "to_be_confirmed", "approved", "rejected"] as const;
/** `to_be_confirmed` is for the bank to say; only `approved` has paid for anything. */
export type ProformaStatus = (typeof proformaStatuses)[number];

/** An order of a plan, with the price, taxes and rate of its moment, and what became of its payment. */
export const proformas = pgTable(
  "proformas",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client once per order. */
    requestId: text("request_id"),
    kind: text("kind", { enum: planKinds }).notNull(),
    planId: integer("plan_id").notNull(),
    plansVersion: integer("plans_version").notNull(),
    publicationId: integer("publication_id").references(() => publications.id),
    transactionId: integer("transaction_id").references(() => transactions.id),
    method: text("method", { enum: ["card", "credit"] }).notNull(),
    /** US cents. */
    priceCents: integer("price_cents").notNull(),
    priceCurrency: text("price_currency").notNull().default("USD"),
    /** What a card is charged, in `amountCurrency`; null for credit. */
    review: jsonb("review").$type<PaymentReview>(),
    amountCents: integer("amount_cents"),
    amountCurrency: text("amount_currency"),
    status: text("status", { enum: proformaStatuses }).notNull().default("pending"),
    /** What the card gateway calls it; opens its page. Random, and good for nothing else. */
    control: text("control").unique(),
    pageUrl: text("page_url"),
    /** What we call it towards the card gateway. */
    reference: text("reference").notNull().unique(),
    /** When the last applied event of the card gateway was issued; older events come too late. */
    saidAt: moment("said_at"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    unique("proformas_request").on(t.userId, t.requestId),
    index("proformas_publication").on(t.publicationId),
    check("proformas_price", sql`price_cents > 0`),
  ],
);

/** The events of the card gateway, each applied once. */
export const cardEvents = pgTable("card_events", {
  id: text("id").primaryKey(),
  proformaId: integer("proforma_id")
    .notNull()
    .references(() => proformas.id),
  status: text("status", { enum: proformaStatuses }).notNull(),
  saidAt: moment("said_at").notNull(),
  createdAt: createdAt(),
});

/**
 * What it stood at before there was a ledger, the first approval of a publication, a fraud that took this back, a
 * payment, one that could not be used for what it was made, the views of a promotion that ended before they were shown,
 * a secure exchange that did not take place.
 */
const creditEntryKinds = [
  "opening",
  "publication",
  "fraud",
  "payment",
  "refund",
  "unused_views",
  "secure_exchange",
] as const;

/**
 * The ledger of account credit: rows are only ever added. Its sum per person is `users.balance_cents`, written in the
 * same transaction.
 */
export const creditEntries = pgTable(
  "credit_entries",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** US cents; less than 0 for what was spent. */
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull().default("USD"),
    kind: text("kind", { enum: creditEntryKinds }).notNull(),
    proformaId: integer("proforma_id").references(() => proformas.id),
    publicationId: integer("publication_id").references(() => publications.id),
    /** The operator's decision whose reason is that of the entry. */
    decisionId: integer("decision_id").references(() => decisions.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("credit_entries_proforma")
      .on(t.proformaId, t.kind)
      .where(sql`kind <> 'fraud'`),
    uniqueIndex("credit_entries_publication")
      .on(t.publicationId)
      .where(sql`kind = 'publication'`),
    // Once by the decision, and once for each order that gave credit of it back.
    uniqueIndex("credit_entries_fraud")
      .on(t.publicationId, sql`coalesce(proforma_id, 0)`)
      .where(sql`kind = 'fraud'`),
    index("credit_entries_user").on(t.userId),
    check("credit_entries_amount", sql`amount_cents <> 0 or kind = 'fraud'`),
  ],
);

/**
 * The payments of the built-in test page. It stands in for a provider and shares only the reference with the orders.
 */
export const sandboxPayments = pgTable("sandbox_payments", {
  control: text("control").primaryKey(),
  reference: text("reference").notNull().unique(),
  amountCents: integer("amount_cents").notNull(),
  currency: text("currency").notNull(),
  description: text("description").notNull(),
  status: text("status", { enum: ["open", "to_be_confirmed", "approved", "rejected"] })
    .notNull()
    .default("open"),
  /** The last callback, until it was delivered. */
  pendingCallback: jsonb("untold").$type<{
    id: string;
    status: "to_be_confirmed" | "approved" | "rejected";
    saidAt: string;
  }>(),
  createdAt: createdAt(),
});
