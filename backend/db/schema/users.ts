import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns";
import { images } from "./images";

/** All accounts, deactivated and suspended ones included. */
export const users = pgTable(
  "users",
  {
    id: serial("id").primaryKey(),
    /** Lower case. */
    email: text("email").notNull().unique(),
    passwordHash: text("password_hash").notNull(),
    /** The `token` of the wire's user record; no credential here. */
    token: text("token").notNull().unique(),
    name: text("name").notNull(),
    lastName: text("last_name").notNull(),
    /** +58, prefix, 7 digits. */
    phone: text("phone").unique(),
    dateOfBirth: date("date_of_birth", { mode: "string" }),
    gender: text("gender", { enum: ["Masculino", "Femenino"] }),
    country: text("country").notNull().default("Venezuela"),
    state: text("state"),
    city: text("city"),
    address: text("address"),
    address2: text("address_2"),
    avatarId: text("avatar_id").references(() => images.id),
    verified: boolean("verified").notNull().default(false),
    active: boolean("active").notNull().default(true),
    /**
     * When the user deactivated the account and may take that back; null for an inactive account means that we
     * suspended it.
     */
    deactivatedAt: moment("deactivated_at"),
    confirmedAt: moment("confirmed_at"),
    signInCount: integer("sign_in_count").notNull().default(0),
    subscription: text("subscription", { enum: ["Standard", "Premium"] })
      .notNull()
      .default("Standard"),
    notificationsEmail: boolean("notifications_email").notNull().default(true),
    /** Hides city and state from others, while a term of Premium runs. */
    hidesCity: boolean("hides_city").notNull().default(false),
    /**
     * How far rings may reach, how uneven they may be for this person, and with how much money; null is the usual
     * (rules/ring.ts).
     */
    ringRadiusKm: integer("ring_radius_km"),
    ringTolerancePercent: integer("ring_tolerance_percent"),
    ringComplementUsd: integer("ring_complement_usd"),
    /** What others in their chats may know of this person, and they of others. */
    sharesReading: boolean("shares_reading").notNull().default(true),
    sharesTyping: boolean("shares_typing").notNull().default(true),
    sharesLastSeen: boolean("shares_last_seen").notNull().default(true),
    /** When they were last connected, to some minutes (rules/lastSeen.ts); null where they do not share it. */
    lastSeenAt: moment("last_seen_at"),
    wantsVerification: boolean("wants_verification").notNull().default(false),
    /** The sum of the credit ledger. */
    balanceCents: integer("balance_cents").notNull().default(0),
    /** Sum and number of ratings received, written with each rating: lists show the reputation of every owner. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    check("users_balance", sql`balance_cents >= 0`),
    // A user not among these few is active, without a look at the row.
    index("users_inactive")
      .on(t.id)
      .where(sql`not active`),
  ],
);
