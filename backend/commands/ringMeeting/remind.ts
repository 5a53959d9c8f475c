import { eq } from "drizzle-orm";
import { caracasDay, isBeforeDay } from "../../../rules/age";
import { caracasHour } from "../../../rules/clock";
import { closesAt } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import type { RingMeetingRow } from "../../db/ringMeetings";
import { jobs } from "../../db/schema/jobs";
import { ringMeetings } from "../../db/schema/ringMeetings";
import { reminderTimes } from "../../policies/secureExchange";
import { notify } from "../notify";
import { lockRingMeeting } from "./lockRingMeeting";
import { ringMeetingNotices } from "./report";

const timesOf = ({ startsAt }: RingMeetingRow) => reminderTimes(caracasDay(startsAt), caracasHour(startsAt));

/** Reminds of what is still to come; a reminder whose time has passed is not made up for. */
export async function scheduleRingReminders(tx: Db, meeting: RingMeetingRow, now: Date): Promise<void> {
  const times = timesOf(meeting);
  const remindersSent = times.filter((at) => at <= now).length;
  await tx.update(ringMeetings).set({ remindersSent }).where(eq(ringMeetings.id, meeting.id));
  const dueAt = times[remindersSent] ?? closesAt(meeting.startsAt);
  await tx.insert(jobs).values({ kind: "remind_ring_meeting", subjectId: meeting.id, dueAt }).onConflictDoNothing();
}

/**
 * Reminds all who come to an agreed meeting of a ring, the day before and two hours before, and ends it a day after its
 * hour. Returns when to look again; null once nothing is left to do.
 */
export async function remindOfRingMeeting(tx: Db, id: number, now: Date): Promise<Date | null> {
  const locked = await lockRingMeeting(tx, id);
  if (locked?.meeting.state !== "agreed") return null;
  const { meeting, members } = locked;
  if (closesAt(meeting.startsAt) <= now) {
    await tx.update(ringMeetings).set({ state: "over", updatedAt: now }).where(eq(ringMeetings.id, id));
    return null;
  }
  const times = timesOf(meeting);
  const due = times.filter((at) => at <= now).length;
  if (due > meeting.remindersSent) {
    await tx.update(ringMeetings).set({ remindersSent: due }).where(eq(ringMeetings.id, id));
    // Of two that are late only the last one still says the truth, and neither once the hour has come.
    const isTomorrow = due === 1;
    const isTrue = isTomorrow ? isBeforeDay(caracasDay(meeting.startsAt), now) : now < meeting.startsAt;
    if (isTrue) await notify(tx, ringMeetingNotices(meeting, isTomorrow ? "tomorrow" : "soon", members));
  }
  return times[due] ?? closesAt(meeting.startsAt);
}
