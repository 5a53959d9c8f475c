import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";

/** The offices where exchanges are carried out securely. */
export const venues = pgTable("venues", {
  id: serial("id").primaryKey(),
  name: text("name").notNull(),
  address: text("address").notNull(),
  city: text("city").notNull(),
  latitude: doublePrecision("latitude").notNull(),
  longitude: doublePrecision("longitude").notNull(),
  /** False where an operator has closed it: nothing new is booked. */
  isOpen: boolean("is_open").notNull().default(true),
  /** Grows with every change, so that of two operators at once none overwrites the other. */
  version: integer("version").notNull().default(1),
});

/** The hours of a venue, the same on every day that it opens. They never change: bookings name them. */
export const venueShifts = pgTable(
  "venue_shifts",
  {
    id: serial("id").primaryKey(),
    venueId: integer("venue_id")
      .notNull()
      .references(() => venues.id),
    /** In Caracas, like 09:00. */
    startsAt: text("starts_at").notNull(),
    endsAt: text("ends_at").notNull(),
    /** How many exchanges it holds on a day. */
    capacity: integer("capacity").notNull(),
    isOpen: boolean("is_open").notNull().default(true),
  },
  (t) => [
    index("venue_shifts_venue").on(t.venueId),
    check("venue_shifts_hours", sql`starts_at < ends_at`),
    check("venue_shifts_capacity", sql`capacity > 0`),
  ],
);

/** The places of a shift on a day, written with its first booking: a place more than there are breaks the check. */
export const venueSlots = pgTable(
  "venue_slots",
  {
    shiftId: integer("shift_id")
      .notNull()
      .references(() => venueShifts.id),
    day: date("day", { mode: "string" }).notNull(),
    capacity: integer("capacity").notNull(),
    taken: integer("taken").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.shiftId, t.day] }),
    index("venue_slots_day").on(t.day),
    check("venue_slots_taken", sql`taken between 0 and capacity`),
  ],
);

/** Days besides weekends on which no venue opens. */
export const closedDays = pgTable("closed_days", {
  day: date("day", { mode: "string" }).primaryKey(),
  reason: text("reason").notNull(),
});
