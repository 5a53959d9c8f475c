import { eq } from "drizzle-orm";
import { caracasDay, caracasHour, isBeforeDay } from "../../../rules/age";
import { asksAt, closesAt } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import type { MeetingRow } from "../../db/meetings";
import type { TransactionRow } from "../../db/transactions";
import { jobs } from "../../db/schema/jobs";
import { meetings } from "../../db/schema/meetings";
import { reminderTimes } from "../../policies/secureExchange";
import { notify } from "../notify";
import { lockTransaction } from "./lockMeeting";
import { eventsOf, notificationsOf } from "./report";

const timesOf = ({ startsAt }: Pick<MeetingRow, "startsAt">) => [
  ...reminderTimes(caracasDay(startsAt), caracasHour(startsAt)),
  asksAt(startsAt),
];

/** Reminds of what is still to come; a reminder whose time has passed is not made up for. */
export async function scheduleReminders(tx: Db, meeting: MeetingRow, now: Date): Promise<void> {
  const times = timesOf(meeting);
  const remindersSent = times.filter((at) => at <= now).length;
  await tx.update(meetings).set({ remindersSent }).where(eq(meetings.id, meeting.id));
  const dueAt = times[remindersSent] ?? closesAt(meeting.startsAt);
  await tx.insert(jobs).values({ kind: "remind_meeting", subjectId: meeting.id, dueAt }).onConflictDoNothing();
}

const reminders = ["tomorrow", "soon", "all_well"] as const;

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
  const times = timesOf(meeting);
  const due = times.filter((at) => at <= now).length;
  // Of two that are late only the last one still says the truth, and of none once the hour has come.
  const reminder = due > meeting.remindersSent ? reminders[due - 1] : undefined;
  if (reminder) {
    await tx.update(meetings).set({ remindersSent: due }).where(eq(meetings.id, id));
    await notify(tx, notificationsOf(meeting, reminder, recipientsOf(reminder, meeting, transaction, now)));
  }
  return times[due] ?? closesAt(meeting.startsAt);
}

/**
 * Who gets the reminder: no user where it comes too late; the question goes to those who have neither answered it nor
 * confirmed the exchange.
 */
function recipientsOf(
  reminder: (typeof reminders)[number],
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
