import { z } from "zod";
import type { MeetingReport } from "../../rules/meeting";
import type { RestClient } from "./client";
import { placeForm } from "./meetings";
import type { MeetingPlace } from "./meetings";
import { ringAnswer, ringPath } from "./rings";
import type { RingRecord } from "./rings";
import { requiredMoment, text, wireId } from "./shapes";

interface RingMeetingForm {
  requestId: string;
  ringId: string;
  /** Who gives at it; null for a meeting of all at once. */
  giverId: string | null;
  startsAt: string;
  place: MeetingPlace;
}

/** Proposes a meeting of a ring; the same request id again proposes nothing new. */
export function postRingMeeting(rest: RestClient, form: RingMeetingForm): Promise<RingRecord> {
  const { ringId, giverId, startsAt, place, requestId } = form;
  return rest.post(`${ringPath(ringId)}/meetings`, ringAnswer, {
    json: { giver_id: giverId && wireId(giverId), starts_at: startsAt, place: placeForm(place) },
    idempotencyKey: requestId,
  });
}

const pathOf = (meetingId: string, part: string) => `/v1/ring_meetings/${encodeURIComponent(meetingId)}/${part}`;

/** Agrees to a meeting of a ring, or ends it. */
export const answerRingMeeting = (rest: RestClient, meetingId: string, how: "accept" | "cancel"): Promise<RingRecord> =>
  rest.post(pathOf(meetingId, how), ringAnswer);

/** Tells the others of a ring's meeting where one is. */
export const putRingMeetingProgress = (
  rest: RestClient,
  meetingId: string,
  report: MeetingReport,
  minutes: number | null,
): Promise<RingRecord> => rest.put(pathOf(meetingId, "progress"), ringAnswer, { json: { report, minutes } });

const codesRecord = z.object({ own_key: text, giver_key: text, now: requiredMoment });
/** In hexadecimal: of the hand-over in which the viewer gives, and of that in which they receive; null for none. */
export type RingMeetingCodesRecord = z.output<typeof codesRecord>;

/** The keys of the codes of an agreed meeting of a ring; undefined where the backend has none. */
export const getRingMeetingCodes = (rest: RestClient, meetingId: string): Promise<RingMeetingCodesRecord | undefined> =>
  rest.ifSupported("/v1/ring_meetings/{id}/handover", () =>
    rest.get(pathOf(meetingId, "handover"), codesRecord, { isRecord: true }),
  );

/** Confirms that the viewer has seen the giver's code. */
export const postRingMeetingCode = (
  rest: RestClient,
  meetingId: string,
  code: string,
  enteredAt: string | null,
): Promise<RingRecord> =>
  rest.post(pathOf(meetingId, "handover"), ringAnswer, { json: { code, entered_at: enteredAt } });
