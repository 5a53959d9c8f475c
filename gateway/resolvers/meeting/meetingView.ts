import type { TransactionRole } from "../../../rules/transaction";
import type { MeetingRecord } from "../../rest/meetingRecord";

/** A meeting with the side of its transaction that the viewer is on. */
export interface MeetingView extends MeetingRecord {
  viewerRole: TransactionRole;
}
