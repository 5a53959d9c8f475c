import { eq } from "drizzle-orm";
import { accepterOf, transactionDays } from "../../rules/transaction";
import type { Db } from "../db/client";
import { jobs } from "../db/schema/jobs";
import { transactions } from "../db/schema/transactions";
import type { TransactionRow } from "../db/transactions";
import { applyStatus } from "./changeStatus";
import type { CompletionRules } from "./changeStatus";
import { notify } from "./notify";
import type { NotificationInput } from "./notify";
import { findEndOfMeeting } from "./meeting/end";
import { findEndOfBooking } from "./secureExchange/end";
import { dayMs } from "../../rules/durations";

const { expiry, expiryReminders } = transactionDays;
const [firstReminder] = expiryReminders;

/** Schedules the expiry of a proposal, and of the agreement it may become. */
export async function scheduleExpiry(tx: Db, transactionId: number, from: Date) {
  await tx
    .insert(jobs)
    .values({ kind: "expire", subjectId: transactionId, dueAt: new Date(from.getTime() + firstReminder * dayMs) })
    .onConflictDoNothing();
}

/**
 * Closes a proposal or an agreement in which nothing happened for too long, with reminders before; not while its
 * parties are still to meet. Returns when to look again; null once there is nothing left to do.
 */
export async function remindOrExpire(tx: Db, rules: CompletionRules, transactionId: number): Promise<Date | null> {
  const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId)).for("update");
  if (!current || (current.status !== "active" && current.status !== "accepted")) return null;
  const age = (rules.now().getTime() - current.updatedAt.getTime()) / dayMs;
  const due = expiryReminders.filter((days) => age >= days).length;
  if (age >= expiry && current.remindersSent >= due) {
    const meetUntil =
      (await findEndOfBooking(tx, transactionId, rules.now())) ??
      (await findEndOfMeeting(tx, transactionId, rules.now()));
    if (meetUntil === null) await applyStatus(tx, rules, current, "rejected", "system");
    return meetUntil;
  }
  if (due > current.remindersSent) {
    await tx.update(transactions).set({ remindersSent: due }).where(eq(transactions.id, transactionId));
    await notify(tx, remindersOf(current));
  }
  // Already too old: a transaction is never closed without a reminder and time to act on it.
  if (age >= expiry) return new Date(rules.now().getTime() + firstReminder * dayMs);
  // A change meanwhile starts the count anew, so it is looked at no later than a first reminder would be due.
  const next = [...expiryReminders, expiry].find((days) => days > age) ?? expiry;
  return new Date(Math.min(current.updatedAt.getTime() + next * dayMs, rules.now().getTime() + firstReminder * dayMs));
}

/** A proposal waits for the party that did not write its last version, an agreement for both. */
function remindersOf({ id, status, ownerId, interestedId, offerAuthor }: TransactionRow): NotificationInput[] {
  const reminder = { transactionId: id, extra: { reminder: true } };
  const waitingId = accepterOf(offerAuthor) === "owner" ? ownerId : interestedId;
  if (status === "active") return [{ ...reminder, userId: waitingId, type: "new_change" }];
  return [ownerId, interestedId].map((userId) => ({ ...reminder, userId, type: "accepted_proposal" }));
}
