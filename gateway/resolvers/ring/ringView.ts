import type { RingMemberRecord } from "../../rest/rings";

/** A member with the ring that they are in. */
export interface RingMemberView extends RingMemberRecord {
  ringId: string;
}
