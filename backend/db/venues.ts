import { and, asc, between, eq, gte, inArray } from "drizzle-orm";
import { bookablePeriod, listWeekdays, liveSecureExchangeStates, momentInCaracas } from "../../rules/secureExchange";
import type { Db } from "./client";
import { secureExchanges } from "./schema/secureExchanges";
import { closedDays, venueShifts, venues, venueSlots } from "./schema/venues";

/** `version` goes up with every save, of its shifts, too. */
export type VenueRow = typeof venues.$inferSelect;
/** Hours never change; a shift that is not open takes no more bookings and keeps those it has. */
export type ShiftRow = typeof venueShifts.$inferSelect;

/** A venue with its shifts, by their beginning. */
export interface VenueView {
  venue: VenueRow;
  shifts: ShiftRow[];
}

/** By city and name; `isOpen` leaves out what is closed. */
export async function listVenues(db: Db, { isOpen }: { isOpen?: true } = {}): Promise<VenueView[]> {
  const rows = await db
    .select()
    .from(venues)
    .where(isOpen && eq(venues.isOpen, true))
    .orderBy(asc(venues.city), asc(venues.name), asc(venues.id));
  const shifts = await db
    .select()
    .from(venueShifts)
    .where(isOpen && eq(venueShifts.isOpen, true))
    .orderBy(asc(venueShifts.startsAt), asc(venueShifts.id));
  return rows.map((venue) => ({ venue, shifts: shifts.filter(({ venueId }) => venueId === venue.id) }));
}

/** The closed days from a day on. */
export const listClosedDays = (db: Db, from: string) =>
  db.select().from(closedDays).where(gte(closedDays.day, from)).orderBy(asc(closedDays.day));

/**
 * The days that can be booked with the places that are left in each shift; a shift that has begun has none any more.
 */
export async function listFreePlaces(db: Db, views: readonly VenueView[], now: Date) {
  const { first, last } = bookablePeriod(now);
  const closed = new Set((await listClosedDays(db, first)).map(({ day }) => day));
  const slots = await db
    .select()
    .from(venueSlots)
    .where(between(venueSlots.day, first, last));
  const left = new Map(slots.map(({ shiftId, day, capacity, taken }) => [`${shiftId} ${day}`, capacity - taken]));
  const shifts = views.flatMap((view) => view.shifts);
  return listWeekdays(now)
    .filter((day) => !closed.has(day))
    .map((day) => ({
      day,
      places: shifts
        .filter(({ startsAt }) => momentInCaracas(day, startsAt) > now)
        .map(({ id, capacity }) => ({ shiftId: id, left: left.get(`${id} ${day}`) ?? capacity })),
    }));
}

/** Whether a place is taken on a day. */
export async function isDayBooked(db: Db, day: string): Promise<boolean> {
  const [booked] = await db
    .select({ id: secureExchanges.id })
    .from(secureExchanges)
    .where(and(eq(secureExchanges.day, day), inArray(secureExchanges.state, [...liveSecureExchangeStates])))
    .limit(1);
  return booked !== undefined;
}
