import { sql } from "drizzle-orm";
import {
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { meetingStates } from "../../../rules/meeting";
import { createdAt, moment } from "./columns";
import { transactions } from "./transactions";
import { users } from "./users";

/** Where people meet, and from when on. */
export const spotColumns = {
  /** Of backend/catalogue/meetingPlaces.json; null where the proposer named another place. */
  publicPlaceId: text("public_place_id"),
  placeName: text("place_name").notNull(),
  /** Null where it is the proposer's own place. */
  address: text("address"),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  startsAt: moment("starts_at").notNull(),
};

/**
 * Proposals of where and when the parties of a transaction meet, one row each: who accepts names the row that was read.
 * The one that is `proposed` or `agreed` is live.
 */
export const meetings = pgTable(
  "meetings",
  {
    id: serial("id").primaryKey(),
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    proposerId: integer("proposer_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client once per proposal. */
    requestId: text("request_id"),
    state: text("state", { enum: meetingStates }).notNull(),
    ...spotColumns,
    /** How many of the reminders were sent. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    /** What each party has said on the day. */
    ownerOnWayAt: moment("owner_on_way_at"),
    interestedOnWayAt: moment("interested_on_way_at"),
    ownerArrivedAt: moment("owner_arrived_at"),
    interestedArrivedAt: moment("interested_arrived_at"),
    /** After the hour. */
    ownerLateMinutes: smallint("owner_late_minutes").notNull().default(0),
    interestedLateMinutes: smallint("interested_late_minutes").notNull().default(0),
    /** What the keys of both parties' codes are made of, from the agreement on. Private to the two. */
    secret: text("secret"),
    /** When each has entered the other's code: both were there. */
    ownerCheckedAt: moment("owner_checked_at"),
    interestedCheckedAt: moment("interested_checked_at"),
    /** When each has said that all went well: for themselves and whom they share it with, not for the other party. */
    ownerWellAt: moment("owner_well_at"),
    interestedWellAt: moment("interested_well_at"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("meetings_one_live")
      .on(t.transactionId)
      .where(sql`state in ('proposed', 'agreed')`),
    uniqueIndex("meetings_request").on(t.proposerId, t.requestId),
    index("meetings_transaction").on(t.transactionId, t.id.desc()),
    check("meetings_point", sql`(latitude is null) = (longitude is null)`),
  ],
);

/** The page that a party shows an outsider whom they trust: the latest meeting of the transaction, by a token alone. */
export const meetingShares = pgTable(
  "meeting_shares",
  {
    transactionId: integer("transaction_id")
      .notNull()
      .references(() => transactions.id),
    /** Who shares it. */
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    token: text("token").notNull().unique(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.transactionId, t.userId] }), index("meeting_shares_user").on(t.userId)],
);
