import { z } from "zod";
import { meetingStates } from "../../rules/meeting";
import { count, id, moment, nullable, number, optionalId, requiredMoment, text } from "./shapes";

/** Where people meet: one of the public places, or what the proposer called it; then it may have no point. */
export const spotRecord = z.object({
  public_place_id: optionalId,
  name: z.string(),
  address: text,
  latitude: number,
  longitude: number,
});
/** Degrees, WGS 84; a public place is only roughly there. */
export type MeetingSpotRecord = z.output<typeof spotRecord>;

/** What one party has reported on the day. `checked_at` is when they entered the other's code. */
export const progressRecord = z.object({
  on_way_at: moment,
  arrived_at: moment,
  checked_at: moment,
  late_minutes: count.transform((minutes) => minutes ?? 0),
});
/** Moments are null until it is reported, or where the backend does not send them. */
export type MeetingProgressRecord = z.output<typeof progressRecord>;

/** A proposal of where and when the parties of a transaction meet. */
const meetingRecord = z.object({
  id,
  proposer_id: id,
  state: z.enum(meetingStates),
  starts_at: requiredMoment,
  place: spotRecord,
  owner: nullable(progressRecord),
  interested: nullable(progressRecord),
});
/** Another time or place is another record; at most one of a transaction is live. */
export type MeetingRecord = z.output<typeof meetingRecord>;

/**
 * The latest meeting of a transaction, as its two parties get it. Null where there is none; undefined where the record
 * or the backend knows no meetings, or one in a word that we do not know.
 */
export const latestMeeting = z.union([meetingRecord, z.null()]).optional().catch(undefined);
