import { eq, sql } from "drizzle-orm";
import { planNudge } from "../../rules/nudge";
import { accepterOf } from "../../rules/transaction";
import type { TransactionRole } from "../../rules/transaction";
import { findOpenAmendment } from "../db/amendments";
import type { Db } from "../db/client";
import { jobs } from "../db/schema/jobs";
import { transactions } from "../db/schema/transactions";
import { notify } from "./notify";
import { markRemindedRead } from "./turnNotifications";
import { dayMs } from "../../rules/durations";

/** Schedules reminders of an answer from tomorrow on, in place of earlier ones about the same transaction. */
export async function scheduleNudge(tx: Db, transactionId: number, now: Date): Promise<void> {
  const dueAt = new Date(now.getTime() + dayMs);
  await tx
    .insert(jobs)
    .values({ kind: "nudge", subjectId: transactionId, dueAt })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.subjectId],
      targetWhere: sql`done_at is null`,
      set: { dueAt },
    });
}

/**
 * Reminds the party that has to answer a counter-offer or an amendment. Returns when to look again; null once it was
 * answered, is gone, or was reminded of often enough.
 */
export async function nudge(tx: Db, transactionId: number, now: Date): Promise<Date | null> {
  const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId)).for("update");
  if (!current) return null;
  const amendment = current.status === "accepted" ? await findOpenAmendment(tx, transactionId) : undefined;
  if (current.status !== "active" && !amendment) return null;
  const author: TransactionRole = amendment?.author ?? current.offerAuthor;
  const { isDue, next } = planNudge(
    amendment ? { what: "amendment", since: amendment.createdAt } : { what: "offer", since: current.updatedAt },
    now,
  );
  if (!isDue) return next;
  const accepter = accepterOf(author);
  const userId = accepter === "owner" ? current.ownerId : current.interestedId;
  // One in the list is enough.
  await markRemindedRead(tx, current, accepter);
  const extra = { reminder: true, ...(amendment && { amendment: "requested" }) };
  await notify(tx, [{ userId, type: "modified_proposal", transactionId, extra }]);
  return next;
}
