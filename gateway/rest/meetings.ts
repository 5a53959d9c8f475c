import { z } from "zod";
import { meetingStates, publicPlaceKinds } from "../../rules/meeting";
import type { MeetingReport } from "../../rules/meeting";
import type { Position } from "../position";
import type { RestClient } from "./client";
import { progressRecord, spotRecord } from "./meetingRecord";
import { id, list, moment, nullable, requiredMoment, unwrapped, wireId } from "./shapes";
import { transactionRecord } from "./transactionRecord";
import type { TransactionRecord } from "./transactionRecord";

const publicPlaceRecord = z.object({
  id,
  kind: z.enum(publicPlaceKinds),
  city: z.string(),
  state: z.string(),
  name: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
/** One of the catalogue's places, from `GET /v1/meeting_places`. */
export type PublicPlaceRecord = z.output<typeof publicPlaceRecord>;

/** Also shows whether a backend has meetings: one that has them refuses guests. */
export const meetingPlacesPath = "/v1/meeting_places";

/** Public places; undefined where the backend has no meetings. */
export function listMeetingPlaces(rest: RestClient): Promise<PublicPlaceRecord[] | undefined> {
  return rest.ifSupported(
    meetingPlacesPath,
    async () => (await rest.get(meetingPlacesPath, list(publicPlaceRecord, "meeting_places"))).items,
  );
}

const answer = unwrapped(transactionRecord, "transaction");

interface MeetingForm {
  requestId: string;
  transactionId: string;
  startsAt: string;
  place: MeetingPlace;
}

/** A public place, or one of their own by name, with a point where one was chosen on the map. */
export type MeetingPlace = { publicPlaceId: string } | { name: string; location: Position | null };
/** A place as it is sent. */
export const placeForm = (place: MeetingPlace) =>
  "publicPlaceId" in place ? { public_place_id: place.publicPlaceId } : { name: place.name, ...place.location };

/** Proposes a meeting; the same request id again proposes nothing new. */
export function postMeeting(rest: RestClient, form: MeetingForm): Promise<TransactionRecord> {
  return rest.post("/v1/meetings", answer, {
    json: {
      transaction_id: wireId(form.transactionId),
      starts_at: form.startsAt,
      place: placeForm(form.place),
    },
    idempotencyKey: form.requestId,
  });
}

/** Agrees to a meeting, or ends it. */
export function answerMeeting(
  rest: RestClient,
  meetingId: string,
  how: "accept" | "cancel",
): Promise<TransactionRecord> {
  return rest.post(`/v1/meetings/${encodeURIComponent(meetingId)}/${how}`, answer);
}

/** Tells the other party of a meeting where one is. */
export function putMeetingProgress(
  rest: RestClient,
  meetingId: string,
  report: MeetingReport,
  minutes: number | null,
): Promise<TransactionRecord> {
  return rest.put(`/v1/meetings/${encodeURIComponent(meetingId)}/progress`, answer, { json: { report, minutes } });
}

const safetyRecord = z.object({
  share_token: z
    .string()
    .regex(/^[\w-]{20,100}$/)
    .nullable(),
  well_at: moment,
});
/** Of the viewer alone: the token of their link, null without one, and when they said that all went well. */
export type MeetingSafetyRecord = z.output<typeof safetyRecord>;

/** Whose meetings: those of transactions, or of rings. */
type MeetingKind = "meetings" | "ring_meetings";

const ownPath = (kind: MeetingKind, meetingId: string, part: string) =>
  `/v1/${kind}/${encodeURIComponent(meetingId)}/${part}`;

/** What concerns the viewer of a meeting alone. */
export const getMeetingSafety = (
  rest: RestClient,
  meetingId: string,
  kind: MeetingKind = "meetings",
): Promise<MeetingSafetyRecord> => rest.get(ownPath(kind, meetingId, "safety"), safetyRecord, { isRecord: true });

/** Lets an outsider follow a meeting. */
export const postMeetingShare = (
  rest: RestClient,
  meetingId: string,
  kind: MeetingKind = "meetings",
): Promise<MeetingSafetyRecord> => rest.post(ownPath(kind, meetingId, "share"), safetyRecord);

/** The link stops working at once; safe to repeat. */
export const deleteMeetingShare = (
  rest: RestClient,
  meetingId: string,
  kind: MeetingKind = "meetings",
): Promise<MeetingSafetyRecord> => rest.delete(ownPath(kind, meetingId, "share"), safetyRecord);

/** Says that all went well. */
export const putMeetingWell = (
  rest: RestClient,
  meetingId: string,
  kind: MeetingKind = "meetings",
): Promise<MeetingSafetyRecord> => rest.put(ownPath(kind, meetingId, "well"), safetyRecord);

const sharedMeetingRecord = z.object({
  first_name: z.string(),
  state: z.enum(meetingStates),
  starts_at: moment,
  place: nullable(spotRecord),
  progress: progressRecord,
  well_at: moment,
});
/** Time and place are null while no meeting is agreed; progress is that of the party who shares it. */
export type SharedMeetingRecord = z.output<typeof sharedMeetingRecord>;

/** A meeting, as one of its parties shows it to whoever has the token. */
export const getSharedMeeting = (rest: RestClient, token: string): Promise<SharedMeetingRecord> =>
  rest.get(`/v1/shared_meetings/${encodeURIComponent(token)}`, sharedMeetingRecord, {
    isRecord: true,
    isAnonymous: true,
  });

const codesRecord = z.object({ own_key: z.string(), other_key: z.string(), now: requiredMoment });
/** Keys in hexadecimal, private to the two; `now` is the server's clock, by which codes go. */
export type MeetingCodesRecord = z.output<typeof codesRecord>;

/** The keys of the codes of an agreed meeting. */
export const getMeetingCodes = (rest: RestClient, meetingId: string): Promise<MeetingCodesRecord> =>
  rest.get(`/v1/meetings/${encodeURIComponent(meetingId)}/handover`, codesRecord, { isRecord: true });

/** Says that the viewer has seen the other party's code. */
export function postMeetingCode(
  rest: RestClient,
  meetingId: string,
  code: string,
  enteredAt: string | null,
): Promise<TransactionRecord> {
  return rest.post(`/v1/meetings/${encodeURIComponent(meetingId)}/handover`, answer, {
    json: { code, entered_at: enteredAt },
  });
}
