import type { MeetingEvent } from "../../../rules/meeting";
import type { RingMeetingRow } from "../../db/ringMeetings";
import type { RingMemberRow } from "../../db/rings";
import { newsOf } from "../meeting/report";
import type { NotificationInput } from "../notify";

/**
 * Notifications about a meeting of a ring as it is now, which go by what each chose for meetings. They name no user.
 */
export const ringMeetingNotifications = (
  meeting: RingMeetingRow,
  event: MeetingEvent,
  members: readonly Pick<RingMemberRow, "userId" | "publicationId">[],
  /** Of a delay. */
  minutes = 0,
): NotificationInput[] =>
  members.map(({ userId, publicationId }) => ({
    userId,
    type: "meeting",
    publicationId,
    extra: { ring: { id: meeting.ringId }, meeting: newsOf(meeting, event, minutes) },
  }));
