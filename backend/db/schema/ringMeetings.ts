import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, serial, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import { meetingStates } from "../../../rules/meeting";
import { createdAt, moment } from "./columns";
import { spotColumns } from "./meetings";
import { rings } from "./rings";
import { users } from "./users";

/**
 * Proposals of where and when members of an accepted ring hand things over, one row each, as those of a transaction:
 * who accepts names the row that was read. One at most is `proposed` or `agreed` for all, and one for each hand-over.
 */
export const ringMeetings = pgTable(
  "ring_meetings",
  {
    id: serial("id").primaryKey(),
    ringId: integer("ring_id")
      .notNull()
      .references(() => rings.id),
    /** Of the member who gives to the next at it; null where all meet at once. */
    giverPosition: smallint("giver_position"),
    proposerId: integer("proposer_id")
      .notNull()
      .references(() => users.id),
    /** Made by the client once per proposal. */
    requestId: text("request_id"),
    state: text("state", { enum: meetingStates }).notNull(),
    ...spotColumns,
    /** How many of the reminders were sent. */
    remindersSent: smallint("reminders_sent").notNull().default(0),
    /** What the keys of its codes are made of, from the agreement on. Private to those who come. */
    secret: text("secret"),
    createdAt: createdAt(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex("ring_meetings_one_live")
      .on(t.ringId, sql`coalesce(giver_position, -1)`)
      .where(sql`state in ('proposed', 'agreed')`),
    uniqueIndex("ring_meetings_request").on(t.proposerId, t.requestId),
    index("ring_meetings_ring").on(t.ringId, t.id.desc()),
    check("ring_meetings_point", sql`(latitude is null) = (longitude is null)`),
  ],
);

/** Who comes to a meeting of a ring, whether they want it, and what they have said on the day. */
export const ringMeetingParties = pgTable(
  "ring_meeting_parties",
  {
    meetingId: integer("meeting_id")
      .notNull()
      .references(() => ringMeetings.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    acceptedAt: moment("accepted_at"),
    onWayAt: moment("on_way_at"),
    arrivedAt: moment("arrived_at"),
    /** After the hour. */
    lateMinutes: smallint("late_minutes").notNull().default(0),
    /** When they entered the giver's code: both were there. */
    checkedAt: moment("checked_at"),
    /** When they said that all went well: shown where they share it. */
    wellAt: moment("well_at"),
    /**
     * By which an outsider follows the meeting; goes on to the one that takes its place. Null where not shared.
     */
    shareToken: text("share_token").unique(),
  },
  (t) => [primaryKey({ columns: [t.meetingId, t.userId] }), index("ring_meeting_parties_user").on(t.userId)],
);
