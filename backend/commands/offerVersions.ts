import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import { offerVersions, transactions } from "../db/schema/transactions";
import { listOffers } from "../db/offers";
import type { OfferedItem } from "../db/offers";
import type { TransactionRow } from "../db/transactions";
import type { Notice } from "./notify";
import { recordEvents } from "./recordEvents";

/**
 * Keeps an offer that was just changed as a new version, and the first one as it was; `before` and `beforeItems` are
 * the row and its items before the change.
 */
export async function addOfferVersion(tx: Db, before: TransactionRow, beforeItems: OfferedItem[], at: Date) {
  const [after] = await tx
    .update(transactions)
    .set({ offerVersion: before.offerVersion + 1 })
    .where(eq(transactions.id, before.id))
    .returning({ version: transactions.offerVersion, writtenOffer: transactions.writtenOffer });
  if (!after) return;
  const first = {
    transactionId: before.id,
    version: before.offerVersion,
    writtenOffer: before.writtenOffer,
    items: beforeItems,
    createdAt: before.createdAt,
  };
  const changed = { ...after, transactionId: before.id, items: await listOffers(tx, before.id), createdAt: at };
  // Later ones are there already: each change has written its own.
  await tx.insert(offerVersions).values([first, changed]).onConflictDoNothing();
  await recordEvents(tx, [{ transactionId: before.id, kind: "modified", actor: "interested" }], at);
}

/** Notifies the owner that an offer changed, once until that is read: many small changes are one notice. */
export async function modificationNotices(tx: Db, { id, ownerId }: TransactionRow): Promise<Notice[]> {
  const [unread] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.transactionId, id),
        eq(notifications.userId, ownerId),
        eq(notifications.type, notificationTypes.modified_proposal),
        eq(notifications.read, false),
      ),
    )
    .limit(1);
  return unread ? [] : [{ userId: ownerId, type: "modified_proposal", transactionId: id }];
}
