import { z } from "zod";
import { secureExchangeStates } from "../../rules/secureExchange";
import type { SecureExchangeState } from "../../rules/secureExchange";
import { changed, count, flag, id, moment, nullable, number, optionalId, text } from "./shapes";

/** A venue. */
export const venueRecord = z.object({
  id,
  headquarter: text,
  address: text,
  city: text,
  latitude: number,
  longitude: number,
});
/** `headquarter` is its name. */
export type VenueRecord = z.output<typeof venueRecord>;

/** A shift of a venue; times as HH:MM in Caracas. */
export const scheduleRecord = z.object({ id, exchange_place_id: optionalId, start: z.string(), end: z.string() });

const bookingRecord = z.object({
  id,
  applicant: z.object({ id }),
  status: text,
  active: flag,
  date: z.string(),
  schedule: scheduleRecord,
  exchange_place: venueRecord,
  proforma_id: optionalId,
  proforma_status: text,
  included: flag,
  held_until: moment,
  code: text,
  reason: text,
});
/** The wire calls a secure exchange so. `code` is null until it is paid. */
export type SecurityChangeRecord = Omit<z.output<typeof bookingRecord>, "status"> & { status: SecureExchangeState };

/**
 * The latest booking of a place for carrying out a transaction, as its two parties get it. Null where there is none,
 * and of one that has ended in a word that we do not know; undefined where the record or the backend knows no bookings.
 */
export const latestBooking = z
  .union([
    changed(bookingRecord, (record): SecurityChangeRecord | null => {
      const status = stateOf(record);
      return status && { ...record, status };
    }),
    z.null(),
  ])
  .optional()
  .catch(undefined);

/** Not every backend has our words: without one `active` says whether the place is paid or still asked for. */
function stateOf({ status, active, proforma_status }: z.output<typeof bookingRecord>): SecureExchangeState | null {
  const known = secureExchangeStates.find((state) => state === status);
  if (known) return known;
  if (active) return "active";
  if (status !== null) return null;
  return proforma_status === "to_be_confirmed" ? "awaiting" : "held";
}

/** How many exchanges a shift can still hold on a day. */
export const placesOfDay = z.object({
  date: z.string(),
  places: z.array(z.object({ schedule_id: id, left: count.transform((value) => value ?? 0) })),
});

/** None where the backend has no such thing. */
export const includedCount = nullable(count).transform((value) => value ?? 0);
