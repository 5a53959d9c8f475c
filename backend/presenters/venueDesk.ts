import { isLiveSecureExchange } from "../../rules/secureExchange";
import type { SecureExchangeRecord } from "../db/secureExchanges";
import type { TransactionRecord } from "../db/transactions";
import type { VenueView } from "../db/venues";
import { presentSchedule, presentVenue } from "./securityChange";
import { presentPerson } from "./user";

/** For operators: closed venues and shifts, too. */
export const presentKeptVenue = ({ venue, shifts }: VenueView) => ({
  ...presentVenue(venue),
  version: venue.version,
  open: venue.isOpen,
  schedules: shifts.map((shift) => ({ ...presentSchedule(shift), capacity: shift.capacity, open: shift.isOpen })),
});

/** `day` is YYYY-MM-DD. */
export const presentClosedDay = ({ day, reason }: { day: string; reason: string }) => ({ date: day, reason });

/** A booking for the operators of a venue: never its code. */
export function presentVisit(
  { booking, shift, venue }: SecureExchangeRecord,
  { transaction, publication, offered, added, interested, events }: TransactionRecord,
  owner: Parameters<typeof presentPerson>[0],
  origin: string,
) {
  const isLive = isLiveSecureExchange(booking.state);
  // A later booking of the same exchange has moves of its own.
  const lastMove = events.findLast(
    ({ kind, createdAt }) =>
      kind === "booking_moved" && createdAt >= booking.createdAt && (isLive || createdAt <= booking.updatedAt),
  );
  return {
    id: booking.id,
    transaction_id: transaction.id,
    status: booking.state,
    date: booking.day,
    schedule: presentSchedule(shift),
    exchange_place: presentVenue(venue),
    publication_title: [publication, ...added].map(({ title }) => title).join(", "),
    offered_titles: offered.map(({ title }) => title),
    written_offer: transaction.writtenOffer,
    owner: presentPerson(owner, origin, true),
    owner_came_at: booking.ownerCameAt?.toISOString() ?? null,
    interested: presentPerson(interested, origin, true),
    interested_came_at: booking.interestedCameAt?.toISOString() ?? null,
    reason: booking.reason,
    moved_at: lastMove?.createdAt.toISOString() ?? null,
    // Nothing changes a booking after its end.
    ended_at: isLive ? null : booking.updatedAt.toISOString(),
  };
}
