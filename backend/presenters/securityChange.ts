import type { SecureExchangeRecord } from "../db/secureExchanges";
import type { ShiftRow, VenueRow } from "../db/venues";

/** The wire calls a venue an exchange place, and its name a headquarter. */
export const presentVenue = ({ id, name, address, city, latitude, longitude }: VenueRow) => ({
  id,
  headquarter: name,
  address,
  city,
  latitude,
  longitude,
});

/** The wire's word for a shift; times as HH:MM in Caracas. */
export const presentSchedule = ({ id, venueId, startsAt, endsAt }: ShiftRow) => ({
  id,
  exchange_place_id: venueId,
  start: startsAt,
  end: endsAt,
});

/** A booking for the two parties of its transaction; no other user gets the code. */
export function presentSecurityChange({ booking, shift, venue, proformaStatus, booker }: SecureExchangeRecord) {
  const isActive = booking.state === "active";
  return {
    id: booking.id,
    applicant: booker,
    date: booking.day,
    schedule: presentSchedule(shift),
    exchange_place: presentVenue(venue),
    proforma_id: booking.proformaId,
    // Both parties get this record; a refused card concerns its owner alone, who reads it with the payment.
    proforma_status: proformaStatus === "rejected" ? "pending" : proformaStatus,
    active: isActive,
    status: booking.state,
    included: booking.premiumTermId !== null,
    held_until: booking.heldUntil?.toISOString() ?? null,
    code: isActive ? booking.code : null,
    reason: booking.reason,
  };
}
