import { eq } from "drizzle-orm";
import { caracasDay, isBeforeDay } from "../../../rules/age";
import { closesAt } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import type { MeetingRow } from "../../db/meetings";
import type { TransactionRow } from "../../db/transactions";
import { jobs } from "../../db/schema/jobs";
import { meetings } from "../../db/schema/meetings";
import { remindersOf } from "../../policies/meetingReminders";
import type { MeetingReminder } from "../../policies/meetingReminders";
import { notify } from "../notify";
import { lockTransaction } from "./lockMeeting";
import { eventsOf, notificationsOf } from "./report";

/** Reminds of what is still to come; a reminder whose time has passed is not made up for. */
export async function scheduleReminders(tx: Db, meeting: MeetingRow, now: Date): Promise<void> {
  const { due, nextAt } = remindersOf(meeting, now);
  await tx.update(meetings).set({ remindersSent: due }).where(eq(meetings.id, meeting.id));
  await tx.insert(jobs).values({ kind: "remind_meeting", subjectId: meeting.id, dueAt: nextAt }).onConflictDoNothing();
}

/**
 * Reminds both parties of an agreed meeting, asks them afterwards whether all went well, and ends it a day after its
 * hour. Returns when to look again; null once nothing is left to do.
 */
export async function remindOfMeeting(tx: Db, id: number, now: Date): Promise<Date | null> {
  const [found] = await tx.select().from(meetings).where(eq(meetings.id, id));
  const transaction = found && (await lockTransaction(tx, found.transactionId));
  const [meeting] = transaction ? await tx.select().from(meetings).where(eq(meetings.id, id)) : [];
  if (!transaction || meeting?.state !== "agreed") return null;
  if (closesAt(meeting.startsAt) <= now) {
    await tx.update(meetings).set({ state: "over", updatedAt: now }).where(eq(meetings.id, id));
    await notify(tx, [], await eventsOf(tx, transaction));
    return null;
  }
  const { due, reminder, nextAt } = remindersOf(meeting, now);
  if (reminder) {
    await tx.update(meetings).set({ remindersSent: due }).where(eq(meetings.id, id));
    await notify(tx, notificationsOf(meeting, reminder, recipientsOf(reminder, meeting, transaction, now)));
  }
  return nextAt;
}

/**
 * Who gets the reminder: no user where it comes too late; the question goes to those who have neither answered it nor
 * confirmed the exchange.
 */
function recipientsOf(
  reminder: MeetingReminder,
  { startsAt, ownerWellAt, interestedWellAt }: MeetingRow,
  { ownerId, interestedId, status }: TransactionRow,
  now: Date,
): number[] {
  switch (reminder) {
    case "tomorrow":
      return isBeforeDay(caracasDay(startsAt), now) ? [ownerId, interestedId] : [];
    case "soon":
      return now < startsAt ? [ownerId, interestedId] : [];
    case "all_well":
      return [
        ...(ownerWellAt || status === "confirmed_owner" ? [] : [ownerId]),
        ...(interestedWellAt || status === "confirmed_interested" ? [] : [interestedId]),
      ];
  }
}
