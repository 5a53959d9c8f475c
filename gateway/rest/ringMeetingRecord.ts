import { z } from "zod";
import { meetingStates } from "../../rules/meeting";
import { progressRecord, spotRecord } from "./meetingRecord";
import { flag, id, listOrEmpty, optionalId, requiredMoment } from "./shapes";

const partyRecord = progressRecord.extend({ user_id: id, accepted: flag });
/** One of those who come; the proposer has accepted from the start. */
export type RingMeetingPartyRecord = z.output<typeof partyRecord>;

/** A proposal of where and when members of a ring meet, as those who come get it. */
export const ringMeetingRecord = z.object({
  id,
  /** Null where all meet at once. */
  giver_id: optionalId,
  proposer_id: id,
  state: z.enum(meetingStates),
  starts_at: requiredMoment,
  place: spotRecord,
  parties: listOrEmpty(partyRecord),
});
/** Agreed once all of `parties` have accepted. */
export type RingMeetingRecord = z.output<typeof ringMeetingRecord>;
