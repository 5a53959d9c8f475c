import { and, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { RingEvent } from "../../rules/ring";
import type { TransactionRole } from "../../rules/transaction";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import type { TransactionRow } from "../db/transactions";

/** Notifications that ask for an act are read with it, and with what makes it needless, wherever that was done. */

type Parties = Pick<TransactionRow, "id" | "ownerId" | "interestedId">;

/** What asks a party for an act, or waits for it. */
const askingTypes: readonly NotificationType[] = [
  "new_change",
  "modified_proposal",
  "accepted_proposal",
  "exchange_accepted",
];
/** The same of a ring. */
const askingEvents: readonly RingEvent[] = ["proposed", "repaired", "accepted", "reminder"];

/** A party has acted. */
export const markTurnRead = (tx: Db, transaction: Parties, actor: TransactionRole) =>
  markRead(tx, [userOf(transaction, actor)], isAsking([transaction]));

/** No user has to act any more: an exchange was called off, carried out, or is looked at by operators. */
export async function markEndedRead(tx: Db, ended: readonly Parties[]): Promise<void> {
  if (ended.length === 0) return;
  const parties = ended.flatMap(({ ownerId, interestedId }) => [ownerId, interestedId]);
  await markRead(tx, parties, isAsking(ended));
}

/** A party need not answer an amendment: it was taken back. */
export const markRequestRead = (tx: Db, transaction: Parties, party: TransactionRole) =>
  markRead(
    tx,
    [userOf(transaction, party)],
    and(isAsking([transaction], ["modified_proposal"]), sql`${notifications.extra}->>'amendment' = 'requested'`),
  );

/** A reminder takes the place of what it reminds of. */
export const markRemindedRead = (tx: Db, transaction: Parties, party: TransactionRole) =>
  markRead(tx, [userOf(transaction, party)], isAsking([transaction], ["modified_proposal"]));

/** Members of a ring have answered or received, or it is over for all of them. */
export const markRingTurnRead = (tx: Db, ringId: number, members: readonly { userId: number }[]) =>
  markRead(
    tx,
    members.map(({ userId }) => userId),
    and(
      eq(notifications.type, notificationTypes.ring),
      sql`${notifications.extra}->'ring'->>'id' = ${String(ringId)}`,
      inArray(sql`${notifications.extra}->'ring'->>'event'`, [...askingEvents]),
    ),
  );

const userOf = ({ ownerId, interestedId }: Parties, role: TransactionRole) =>
  role === "owner" ? ownerId : interestedId;

const isAsking = (transactions: readonly Parties[], types = askingTypes) =>
  and(
    inArray(
      notifications.transactionId,
      transactions.map(({ id }) => id),
    ),
    inArray(
      notifications.type,
      types.map((type) => notificationTypes[type]),
    ),
  );

const markRead = (tx: Db, userIds: readonly number[], where: SQL | undefined) =>
  tx
    .update(notifications)
    .set({ read: true, toastNotification: true })
    .where(and(inArray(notifications.userId, [...userIds]), where, eq(notifications.read, false)));
