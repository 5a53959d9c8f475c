import { z } from "zod";
import { secureExchangeStates } from "../../rules/secureExchange";
import { count, flag, id, moment, nullable, number, optionalId, text } from "./shapes";

/** A venue. */
export const venueRecord = z.object({
  id,
  headquarter: text,
  address: text,
  city: text,
  latitude: number,
  longitude: number,
});
export type VenueRecord = z.output<typeof venueRecord>;

export const scheduleRecord = z.object({ id, exchange_place_id: optionalId, start: z.string(), end: z.string() });

/** A booking of a place for carrying out a transaction, as its two parties get it. */
export const securityChangeRecord = z.object({
  id,
  applicant: z.object({ id }),
  status: z.enum(secureExchangeStates),
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
export type SecurityChangeRecord = z.output<typeof securityChangeRecord>;

/** How many exchanges a shift can still hold on a day. */
export const placesOfDay = z.object({
  date: z.string(),
  places: z.array(z.object({ schedule_id: id, left: count.transform((value) => value ?? 0) })),
});

export const includedCount = nullable(count).transform((value) => value ?? 0);
