import { z } from "zod";
import { secureExchangeStates } from "../../rules/secureExchange";
import type { RestClient } from "./client";
import { parseUpstream } from "./parseUpstream";
import { scheduleRecord, venueRecord } from "./securityChange";
import { count, flag, id, moment, readableItems, text, wireId } from "./shapes";
import { userRecord } from "./users";

const wholeNumber = count.transform((value) => value ?? 0);

const keptVenue = venueRecord.extend({
  version: wholeNumber,
  open: flag,
  schedules: z.array(z.object({ id, start: z.string(), end: z.string(), capacity: wholeNumber, open: flag })),
});
/** As operators get it: a save that names an older `version` is refused. */
export type KeptVenueRecord = z.output<typeof keptVenue>;
const savedVenue = z.object({ exchange_place: keptVenue });
const venues = z.object({ exchange_places: z.unknown().array() });

const closedDay = z.object({ date: z.string(), reason: z.string() });
type ClosedDayRecord = z.output<typeof closedDay>;
const closedDays = z.object({ closed_days: z.array(closedDay) });

/** A booking as operators get it: without its code. */
const venueVisit = z.object({
  id,
  transaction_id: id,
  status: z.enum(secureExchangeStates),
  date: z.string(),
  schedule: scheduleRecord,
  exchange_place: venueRecord,
  publication_title: z.string(),
  offered_titles: z.array(z.string()),
  written_offer: text,
  owner: userRecord,
  owner_came_at: moment,
  interested: userRecord,
  interested_came_at: moment,
  reason: text,
  moved_at: moment,
  ended_at: moment,
});
/** Both parties with when they came; `reason` is the operator's, of one that was settled. */
export type VenueVisitRecord = z.output<typeof venueVisit>;
const oneVisit = z.object({ security_change: venueVisit });
const visits = z.object({ security_changes: z.unknown().array() });

/** All venues, with what operators keep of them. */
export async function listKeptVenues(rest: RestClient): Promise<KeptVenueRecord[]> {
  const { exchange_places: found } = await rest.get("/moderation/exchange_places", venues);
  return parseUpstream(readableItems(keptVenue), found);
}

interface VenueForm {
  requestId: string;
  id: string | null;
  version: number | null;
  name: string;
  address: string;
  city: string;
  location: { latitude: number; longitude: number };
  isOpen: boolean;
  shifts: { id: string | null; startsAt: string; endsAt: string; capacity: number; isOpen: boolean }[];
}

/** Makes a venue, or changes the one with this id. */
export async function saveVenue(rest: RestClient, form: VenueForm): Promise<KeptVenueRecord> {
  const options = {
    json: {
      version: form.version,
      headquarter: form.name,
      address: form.address,
      city: form.city,
      ...form.location,
      open: form.isOpen,
      schedules: form.shifts.map(({ id: shiftId, startsAt, endsAt, capacity, isOpen }) => ({
        id: shiftId === null ? null : wireId(shiftId),
        start: startsAt,
        end: endsAt,
        capacity,
        open: isOpen,
      })),
    },
    idempotencyKey: form.requestId,
  };
  const { exchange_place: saved } =
    form.id === null
      ? await rest.post("/moderation/exchange_places", savedVenue, options)
      : await rest.put(`/moderation/exchange_places/${encodeURIComponent(form.id)}`, savedVenue, {
          ...options,
          isRecord: true,
        });
  return saved;
}

/** The days on which no venue opens. */
export async function listClosedDays(rest: RestClient): Promise<ClosedDayRecord[]> {
  return (await rest.get("/moderation/closed_days", closedDays)).closed_days;
}

/** Closes or opens a day (YYYY-MM-DD); answers all closed days. */
export async function saveClosedDay(
  rest: RestClient,
  { date, isClosed, reason }: { date: string; isClosed: boolean; reason: string | null },
): Promise<ClosedDayRecord[]> {
  const json = { closed: isClosed, reason };
  return (await rest.put(`/moderation/closed_days/${encodeURIComponent(date)}`, closedDays, { json })).closed_days;
}

/** The secure exchanges of a venue on one day (YYYY-MM-DD). */
export async function listVenueVisits(rest: RestClient, venueId: string, date: string): Promise<VenueVisitRecord[]> {
  const query = { exchange_place_id: venueId, date };
  const { security_changes: found } = await rest.get("/moderation/security_changes", visits, { query });
  return parseUpstream(readableItems(venueVisit), found);
}

/** The secure exchange of a code; NOT_FOUND for none. */
export async function checkCode(rest: RestClient, code: string): Promise<VenueVisitRecord> {
  return (await rest.post("/moderation/security_changes/check", oneVisit, { json: { code }, isRecord: true }))
    .security_change;
}

/** Records that a party has come; once both have, the exchange is complete. */
export async function recordArrival(
  rest: RestClient,
  changeId: string,
  party: "owner" | "interested",
): Promise<VenueVisitRecord> {
  const path = `/moderation/security_changes/${encodeURIComponent(changeId)}/arrival`;
  const options = { json: { party }, isRecord: true };
  return (await rest.changePublicReads(() => rest.put(path, oneVisit, options))).security_change;
}

/** Settles a secure exchange to which a party did not come. */
export async function settleSecurityChange(
  rest: RestClient,
  changeId: string,
  settlement: { reason: string; isRefunded: boolean },
): Promise<VenueVisitRecord> {
  const path = `/moderation/security_changes/${encodeURIComponent(changeId)}/settlement`;
  const json = { reason: settlement.reason, refunded: settlement.isRefunded };
  return (await rest.changePublicReads(() => rest.put(path, oneVisit, { json, isRecord: true }))).security_change;
}
