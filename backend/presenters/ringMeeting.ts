import type { RingMeetingRecord } from "../db/ringMeetings";
import type { RingRecord } from "../db/rings";
import { presentProgress, presentSpot } from "./meeting";

/** Where and when members of a ring meet, for those who come. */
export const presentRingMeeting = ({ meeting, parties }: RingMeetingRecord, members: RingRecord["members"]) => ({
  id: meeting.id,
  giver_id: members.find(({ member }) => member.position === meeting.giverPosition)?.member.userId ?? null,
  proposer_id: meeting.proposerId,
  state: meeting.state,
  starts_at: meeting.startsAt.toISOString(),
  place: presentSpot(meeting),
  parties: parties.map(({ userId, acceptedAt, onWayAt, arrivedAt, lateMinutes, checkedAt }) => ({
    user_id: userId,
    accepted: acceptedAt !== null,
    ...presentProgress(onWayAt, arrivedAt, lateMinutes, checkedAt),
  })),
  updated_at: meeting.updatedAt.toISOString(),
});
