import type { RingMeetingRecord } from "../../rest/ringMeetingRecord";
import type { RingMemberRecord } from "../../rest/rings";

/** A member with the ring that they are in. */
export interface RingMemberView extends RingMemberRecord {
  ringId: string;
  /** Who gets what this member gives. */
  receiverId: string;
}

/** A meeting of a ring with the one who reads it. */
export interface RingMeetingView extends RingMeetingRecord {
  viewerId: string | null;
}
