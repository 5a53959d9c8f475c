import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, serial, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { secureExchangeStates } from "../../../rules/secureExchange";
import { createdAt, moment } from "./columns";
import { proformas } from "./money";
import { premiumTerms } from "./premiumTerms";
import { transactions } from "./transactions";
import { users } from "./users";
import { venueShifts } from "./venues";

/**
 * Bookings of a place where an exchange is carried out. Those that are `held`, `awaiting` or `active` have taken one of
 * the places of their shift and day; all others have given it back, but for those that took place.
 */
export const secureExchanges = pgTable(
  "secure_exchanges",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    bookerId: integer("booker_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client once per booking. */
    requestId: text("request_id"),
    shiftId: integer("shift_id")
      .notNull()
      .references(() => venueShifts.id),
    /** In Caracas. */
    day: date("day", { mode: "string" }).notNull(),
    state: text("state", { enum: secureExchangeStates }).notNull(),
    /** What paid for it: an order, or a term of Premium that includes it. */
    proformaId: integer("proforma_id")
      .unique()
      .references(() => proformas.id),
    premiumTermId: integer("premium_term_id").references(() => premiumTerms.id),
    /** Until when the place of a `held` one is kept. */
    heldUntil: moment("held_until"),
    /** Given with the payment. Private to the two parties. */
    code: text("code").unique(),
    /** How many of the reminders were sent. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    ownerCameAt: moment("owner_came_at"),
    interestedCameAt: moment("interested_came_at"),
    /** Why an operator settled it. */
    reason: text("reason"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("secure_exchanges_one_live")
      .on(t.transactionId)
      .where(sql`state in ('held', 'awaiting', 'active')`),
    uniqueIndex("secure_exchanges_request").on(t.bookerId, t.requestId),
    index("secure_exchanges_transaction").on(t.transactionId, t.id.desc()),
    index("secure_exchanges_shift").on(t.shiftId, t.day),
    index("secure_exchanges_booker").on(t.bookerId),
    check("secure_exchanges_paid", sql`num_nonnulls(proforma_id, premium_term_id) = 1`),
    check("secure_exchanges_held", sql`state <> 'held' or held_until is not null`),
    check("secure_exchanges_code", sql`state <> 'active' or code is not null`),
  ],
);
