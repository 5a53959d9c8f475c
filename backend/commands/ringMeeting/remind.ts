import { eq } from "drizzle-orm";
import { caracasDay, isBeforeDay } from "../../../rules/age";
import { closesAt } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import type { RingMeetingRow } from "../../db/ringMeetings";
import type { RingMemberRow } from "../../db/rings";
import { jobs } from "../../db/schema/jobs";
import { ringMeetings } from "../../db/schema/ringMeetings";
import { remindersOf } from "../../policies/meetingReminders";
import type { MeetingReminder } from "../../policies/meetingReminders";
import { notify } from "../notify";
import { lockRingMeeting } from "./lockRingMeeting";
import type { LockedRingMeeting } from "./lockRingMeeting";
import { ringMeetingNotifications } from "./report";

/** Reminds of what is still to come; a reminder whose time has passed is not made up for. */
export async function scheduleRingReminders(tx: Db, meeting: RingMeetingRow, now: Date): Promise<void> {
  const { due, nextAt } = remindersOf(meeting, now);
  await tx.update(ringMeetings).set({ remindersSent: due }).where(eq(ringMeetings.id, meeting.id));
  await tx
    .insert(jobs)
    .values({ kind: "remind_ring_meeting", subjectId: meeting.id, dueAt: nextAt })
    .onConflictDoNothing();
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
  const { due, reminder, nextAt } = remindersOf(meeting, now);
  if (reminder) {
    await tx.update(ringMeetings).set({ remindersSent: due }).where(eq(ringMeetings.id, id));
    await notify(tx, ringMeetingNotifications(meeting, reminder, recipientsOf(reminder, locked, now)));
  }
  return nextAt;
}

/**
 * Who gets the reminder: no user where it comes too late; the question goes to those who have neither answered it nor
 * confirmed what they got, and to no member once the receiver of a single hand-over has.
 */
function recipientsOf(
  reminder: MeetingReminder,
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
