import { eq } from "drizzle-orm";
import { closesAt, endStateOf } from "../../../rules/meeting";
import type { Db } from "../../db/client";
import { findLiveMeeting, listMeetingTransactions } from "../../db/meetings";
import type { MeetingRow } from "../../db/meetings";
import { meetings } from "../../db/schema/meetings";
import type { NotificationInput } from "../notify";
import type { CableEvent } from "../outbox";
import { lockTransaction } from "./lockMeeting";
import { eventsOf, notificationsOf, otherPartyOf, recordMeetingEvent } from "./report";

/** Ends a live meeting; one that was agreed and whose hour has passed is over, whatever ends it. */
export async function endMeeting(
  tx: Db,
  meeting: MeetingRow,
  to: "replaced" | "cancelled" | "ended",
  now: Date,
): Promise<void> {
  await tx
    .update(meetings)
    .set({ state: endStateOf(meeting, to, now), updatedAt: now })
    .where(eq(meetings.id, meeting.id));
}

/** What happens to the meeting of an exchange that ends or is objected to. Call it while the transaction is locked. */
export async function endMeetingOf(tx: Db, transactionId: number, now: Date): Promise<void> {
  const live = await findLiveMeeting(tx, transactionId);
  if (live) await endMeeting(tx, live, "ended", now);
}

/** Until when an exchange waits for its meeting; null where none is agreed, or that is over. */
export async function findEndOfMeeting(tx: Db, transactionId: number, now: Date): Promise<Date | null> {
  const live = await findLiveMeeting(tx, transactionId);
  const end = live?.state === "agreed" ? closesAt(live.startsAt) : null;
  return end && now < end ? end : null;
}

/**
 * Cancels the meetings of a suspended person. Returns what the others are notified of: not why.
 * Call it before the person is locked: transactions come before users.
 */
export async function cancelMeetingsOf(
  tx: Db,
  userId: number,
  now: Date,
): Promise<{ notifications: NotificationInput[]; events: CableEvent[] }> {
  const notifications: NotificationInput[] = [];
  const events: CableEvent[] = [];
  for (const transactionId of await listMeetingTransactions(tx, userId)) {
    const transaction = await lockTransaction(tx, transactionId);
    const live = await findLiveMeeting(tx, transactionId);
    if (!transaction || !live) continue;
    await endMeeting(tx, live, "cancelled", now);
    await recordMeetingEvent(tx, live, "meeting_cancelled", "system", now);
    notifications.push(...notificationsOf(live, "cancelled", [otherPartyOf(transaction, userId)]));
    events.push(...(await eventsOf(tx, transaction)));
  }
  return { notifications, events };
}
