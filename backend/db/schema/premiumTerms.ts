import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { proformas } from "./money";
import { users } from "./users";

const termStates = ["ordered", "awaiting", "pending_review", "active", "refused", "ended"] as const;

/**
 * The terms of Premium. `ordered` while it is not paid, `awaiting` while the payment is to be confirmed,
 * `pending_review` until an operator decides. An extension is a term that begins the day after the one before.
 */
export const premiumTerms = pgTable(
  "premium_terms",
  {
    id: serial("id").primaryKey(),
    /** Null for terms from before they were sold. */
    proformaId: integer("proforma_id")
      .unique()
      .references(() => proformas.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    months: integer("months").notNull(),
    state: text("state", { enum: termStates }).notNull().default("ordered"),
    /** Included secure exchanges, and how many of them are left: none before the activation, none after the end. */
    secureExchanges: integer("secure_exchanges").notNull(),
    secureExchangesLeft: integer("secure_exchanges_left").notNull().default(0),
    /** Days in Caracas, both included; set by the activation. */
    startsOn: date("starts_on", { mode: "string" }),
    endsOn: date("ends_on", { mode: "string" }),
    /** How many days before the end the last reminder was sent. */
    remindedDays: integer("reminded_days"),
    paidAt: moment("paid_at"),
    decidedAt: moment("decided_at"),
    /** Why an operator refused it. */
    refusal: text("refusal"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("premium_terms_one_open")
      .on(t.userId)
      .where(sql`state in ('awaiting', 'pending_review')`),
    index("premium_terms_user").on(t.userId, t.state),
    check("premium_terms_left", sql`secure_exchanges_left between 0 and secure_exchanges`),
    check(
      "premium_terms_days",
      sql`state not in ('active', 'ended') or (starts_on is not null and ends_on is not null)`,
    ),
  ],
);
