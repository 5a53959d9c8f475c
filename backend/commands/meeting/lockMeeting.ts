import { eq } from "drizzle-orm";
import { meetingTexts } from "../../../rules/meeting";
import type { TransactionRole } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { listMeetingTransactions } from "../../db/meetings";
import type { MeetingRow } from "../../db/meetings";
import { meetings } from "../../db/schema/meetings";
import { transactions } from "../../db/schema/transactions";
import type { TransactionRow } from "../../db/transactions";
import { notFound } from "../../errors";
import { roleOf } from "../../policies/transaction";

/** A meeting with its transaction, both locked, and the caller's role in it. */
interface LockedMeeting {
  meeting: MeetingRow;
  transaction: TransactionRow;
  role: TransactionRole;
}

/** Everything that changes a meeting locks its transaction first: one comes after the other. */
export async function lockTransaction(tx: Db, id: number): Promise<TransactionRow | undefined> {
  return (await tx.select().from(transactions).where(eq(transactions.id, id)).for("update"))[0];
}

/** Locks the transactions of a person's live meetings; call it before the person is locked. */
export async function lockTransactionsToMeet(tx: Db, userId: number): Promise<void> {
  for (const id of await listMeetingTransactions(tx, userId)) await lockTransaction(tx, id);
}

/** A meeting of one of its parties. Throws HttpError 404 for others. */
export async function lockOwnMeeting(tx: Db, id: number, viewerId: number): Promise<LockedMeeting> {
  const [found] = await tx.select({ transactionId: meetings.transactionId }).from(meetings).where(eq(meetings.id, id));
  const transaction = found && (await lockTransaction(tx, found.transactionId));
  const role = transaction && roleOf(transaction, viewerId);
  const [meeting] = role ? await tx.select().from(meetings).where(eq(meetings.id, id)) : [];
  if (!transaction || !role || !meeting) throw notFound(meetingTexts.notFound);
  return { meeting, transaction, role };
}
