import type { Meeting } from "../../apollo/meetingFragment";
import { timeOfDay } from "../../lib/dates";
import { meetingMessages } from "../../lib/meetingMessages";

/** What a party reports on the day. */
export type Progress = Pick<Meeting["viewerProgress"], "onWayAt" | "arrivedAt" | "lateMinutes">;

const text = meetingMessages.progress;

/** What a party has said on the day, of the other one by name; null where they said nothing. */
export function describeProgress(progress: Progress, name: string | null): string | null {
  const { onWayAt, arrivedAt, lateMinutes } = progress;
  const say = name === null ? text.own : text.other;
  if (arrivedAt !== null) return say.arrived(name ?? "", timeOfDay(arrivedAt));
  const parts = [
    ...(onWayAt === null ? [] : [say.onWay(name ?? "")]),
    ...(lateMinutes === 0 ? [] : [say.late(name ?? "", lateMinutes)]),
  ];
  return parts.length > 0 ? parts.join(" ") : null;
}
