import { ShareMeeting } from "./ShareMeeting";
import { useRingMeetingSafety } from "./useRingMeetingSafety";

/** Telling somebody outside, whom the viewer trusts, where and when members of a ring meet. */
export function ShareRingMeeting({ meetingId }: { meetingId: string }) {
  return <ShareMeeting safety={useRingMeetingSafety(meetingId)} />;
}
