import type { RingData } from "./ringNames";

/** Only those to which the viewer comes are in a ring. */
export type RingMeetingData = NonNullable<RingData["meetings"]>[number];

/** Whether it waits for an answer or for its hour. */
export const isLiveMeeting = ({ state }: RingMeetingData): boolean => state === "PROPOSED" || state === "AGREED";

/** The meeting that a hand-over has now, or that all have; null where none is to be shown. */
export const meetingFor = ({ meetings }: RingData, giverId: string | null): RingMeetingData | null =>
  meetings?.find((meeting) => meeting.giverId === giverId && (isLiveMeeting(meeting) || meeting.state === "OVER")) ??
  null;

/** Whether the viewer has entered the giver's code, at a meeting that still goes on. */
export function hasMetGiver({ meetings, members }: RingData): boolean {
  const viewerId = members.find(({ isViewer }) => isViewer)?.user.id;
  return (meetings ?? []).some(
    (meeting) =>
      isLiveMeeting(meeting) &&
      meeting.parties.some(({ userId, progress }) => userId === viewerId && progress.checkedAt !== null),
  );
}

/** The meeting that waits for the viewer's answer, else the earliest; null where nothing is planned. */
export function nextMeeting({ meetings }: RingData): RingMeetingData | null {
  const live = (meetings ?? []).filter(isLiveMeeting);
  const inOrder = live.toSorted(
    (a, b) => Number(b.canAccept) - Number(a.canAccept) || Date.parse(a.startsAt) - Date.parse(b.startsAt),
  );
  return inOrder[0] ?? null;
}
