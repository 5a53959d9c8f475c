import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { ratingReasons } from "../../../rules/ratingReason";
import { ringEndReasons, ringStates } from "../../../rules/ring";
import { createdAt, moment } from "./columns";
import { publications } from "./publications";
import { users } from "./users";

/**
 * Three or four people of whom each gives to the next. Its members and things never change: who accepts names what was
 * read, and another person in a member's place is another ring.
 */
export const rings = pgTable(
  "rings",
  {
    id: serial("id").primaryKey(),
    state: text("state", { enum: ringStates }).notNull().default("proposed"),
    /** Where it is `ended`. */
    endReason: text("end_reason", { enum: ringEndReasons }),
    /** Its things in order, the same for the same ring (rules/ringSearch.ts). */
    signature: text("signature").notNull(),
    /** The one in which a member declined, and that this one mends. */
    repairsId: integer("repairs_id").references((): AnyPgColumn => rings.id),
    /** Who looked for it; null where it was found by itself. */
    requesterId: integer("requester_id").references(() => users.id),
    /** Made by the client once per search. */
    requestId: text("request_id"),
    /** Until when its members may answer. */
    expiresAt: moment("expires_at").notNull(),
    /** Reminders since its state changed or something was received. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    /** Who left it after all had accepted, and why: for operators alone. */
    leaverId: integer("leaver_id").references(() => users.id),
    leaveReason: text("leave_reason"),
    /** When an operator was done with one that is `broken`. */
    settledAt: moment("settled_at"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("rings_one_live")
      .on(t.signature)
      .where(sql`state in ('proposed', 'accepted')`),
    uniqueIndex("rings_request").on(t.requesterId, t.requestId),
    uniqueIndex("rings_one_repair").on(t.repairsId),
    index("rings_broken")
      .on(t.id)
      .where(sql`state = 'broken' and settled_at is null`),
    check("rings_end", sql`(state = 'ended') = (end_reason is not null)`),
  ],
);

/** Each member gives the publication to the member of the next position, the last one to the first. */
export const ringMembers = pgTable(
  "ring_members",
  {
    ringId: integer("ring_id")
      .notNull()
      .references(() => rings.id),
    position: smallint("position").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    publicationId: integer("publication_id")
      .notNull()
      .references(() => publications.id),
    /** Whole USD that the next one pays on top of the thing; below zero where this one pays (rules/ringSearch.ts). */
    complementUsd: integer("complement_usd").notNull().default(0),
    acceptedAt: moment("accepted_at"),
    /** When they had what the member before gives them, and their stars for that member. */
    receivedAt: moment("received_at"),
    stars: smallint("stars"),
    /** What they ticked with them. */
    reasons: text("reasons", { enum: ratingReasons }).array().notNull().default([]),
    /** Not yet counted: while the ring goes on. */
    areStarsHeldBack: boolean("are_stars_held_back").notNull().default(false),
    /** Up to which message of the ring's chat they have read, and up to which one has reached a device of theirs. */
    readId: integer("read_id").notNull().default(0),
    deliveredId: integer("delivered_id").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ringId, t.position] }),
    uniqueIndex("ring_members_once").on(t.ringId, t.userId),
    uniqueIndex("ring_members_thing").on(t.ringId, t.publicationId),
    index("ring_members_user").on(t.userId, t.ringId.desc()),
    index("ring_members_publication").on(t.publicationId),
    check("ring_members_stars", sql`stars between 0 and 5 and (stars is null) = (received_at is null)`),
  ],
);
