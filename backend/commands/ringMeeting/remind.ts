import { eq } from "drizzle-orm";
import { caracasDay, caracasHour, isBeforeDay } from "../../../rules/age";
import { asksAt, closesAt } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import type { RingMeetingRow } from "../../db/ringMeetings";
import type { RingMemberRow } from "../../db/rings";
import { jobs } from "../../db/schema/jobs";
import { ringMeetings } from "../../db/schema/ringMeetings";
import { reminderTimes } from "../../policies/secureExchange";
import { notify } from "../notify";
import { lockRingMeeting } from "./lockRingMeeting";
import type { LockedRingMeeting } from "./lockRingMeeting";
import { ringMeetingNotifications } from "./report";

const timesOf = ({ startsAt }: RingMeetingRow) => [
  ...reminderTimes(caracasDay(startsAt), caracasHour(startsAt)),
  asksAt(startsAt),
];
const reminders = ["tomorrow", "soon", "all_well"] as const;

/** Reminds of what is still to come; a reminder whose time has passed is not made up for. */
export async function scheduleRingReminders(tx: Db, meeting: RingMeetingRow, now: Date): Promise<void> {
  const times = timesOf(meeting);
  const remindersSent = times.filter((at) => at <= now).length;
  await tx.update(ringMeetings).set({ remindersSent }).where(eq(ringMeetings.id, meeting.id));
  const dueAt = times[remindersSent] ?? closesAt(meeting.startsAt);
  await tx.insert(jobs).values({ kind: "remind_ring_meeting", subjectId: meeting.id, dueAt }).onConflictDoNothing();
}

/**
 * Reminds all who come to an agreed meeting of a ring, the day before and two hours before, asks them two hours after
 * it whether all went well, and ends it a day after its hour. Returns when to look again; null once nothing is left to
 * do.
 */
export async function remindOfRingMeeting(tx: Db, id: number, now: Date): Promise<Date | null> {
  const locked = await lockRingMeeting(tx, id);
  if (locked?.meeting.state !== "agreed") return null;
  const { meeting } = locked;
  if (closesAt(meeting.startsAt) <= now) {
    await tx.update(ringMeetings).set({ state: "over", updatedAt: now }).where(eq(ringMeetings.id, id));
    return null;
  }
  const times = timesOf(meeting);
  const due = times.filter((at) => at <= now).length;
  // Of two that are late only the last one still says the truth.
  const reminder = due > meeting.remindersSent ? reminders[due - 1] : undefined;
  if (reminder) {
    await tx.update(ringMeetings).set({ remindersSent: due }).where(eq(ringMeetings.id, id));
    await notify(tx, ringMeetingNotifications(meeting, reminder, recipientsOf(reminder, locked, now)));
  }
  return times[due] ?? closesAt(meeting.startsAt);
}

/**
 * Who gets the reminder: no user where it comes too late; the question goes to those who have neither answered it nor
 * confirmed what they got, and to no member once the receiver of a single hand-over has.
 */
function recipientsOf(
  reminder: (typeof reminders)[number],
  { meeting, parties, members }: LockedRingMeeting,
  now: Date,
): RingMemberRow[] {
  switch (reminder) {
    case "tomorrow":
      return isBeforeDay(caracasDay(meeting.startsAt), now) ? members : [];
    case "soon":
      return now < meeting.startsAt ? members : [];
    case "all_well": {
      const receivers = members.filter(({ position }) => position !== meeting.giverPosition);
      if (receivers.every(({ receivedAt }) => receivedAt !== null)) return [];
      const isSettled = ({ position, receivedAt }: RingMemberRow) =>
        position !== meeting.giverPosition && receivedAt !== null;
      return members.filter(
        (member) =>
          !isSettled(member) && parties.some(({ userId, wellAt }) => userId === member.userId && wellAt === null),
      );
    }
  }
}
