import { and, eq, sql } from "drizzle-orm";
import type { TransactionRole as Role } from "../../rules/transaction";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import { offerVersions, transactions } from "../db/schema/transactions";
import { listItems } from "../db/offers";
import type { TransactionItems } from "../db/offers";
import type { TransactionRow } from "../db/transactions";
import type { NotificationInput } from "./notify";
import { recordEvents } from "./recordEvents";

/** What a new version is: a change of a proposal, or of what was agreed on, with who gave their word last. */
export interface VersionEvent {
  kind: "modified" | "amendment_accepted";
  actor: Role;
}

/**
 * Keeps an offer that a party has just changed as a new version, and the first one as it was; `before` and
 * `itemsBefore` are the row and its items before the change.
 */
export async function addOfferVersion(
  tx: Db,
  before: TransactionRow,
  itemsBefore: TransactionItems,
  author: Role,
  at: Date,
  event: VersionEvent = { kind: "modified", actor: author },
): Promise<void> {
  const [after] = await tx
    .update(transactions)
    .set({ offerVersion: before.offerVersion + 1, offerAuthor: author })
    .where(eq(transactions.id, before.id))
    .returning();
  if (!after) return;
  // Later ones are there already: each change has written its own.
  await tx
    .insert(offerVersions)
    .values([versionOf(before, itemsBefore, before.createdAt), versionOf(after, await listItems(tx, before.id), at)])
    .onConflictDoNothing();
  await recordEvents(tx, [{ transactionId: before.id, ...event }], at);
}

const versionOf = (row: TransactionRow, { offered, added }: TransactionItems, createdAt: Date) => ({
  transactionId: row.id,
  version: row.offerVersion,
  writtenOffer: row.writtenOffer,
  offerAuthor: row.offerAuthor,
  complementCents: row.complementCents,
  complementPayer: row.complementPayer,
  items: offered,
  addedItems: added,
  createdAt,
});

/**
 * Notifies the other party that an offer changed, once until that is read: many small changes make one notification.
 */
export async function modificationNotifications(
  tx: Db,
  { id, ownerId, interestedId }: TransactionRow,
  author: Role,
): Promise<NotificationInput[]> {
  const userId = author === "owner" ? interestedId : ownerId;
  const [unread] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.transactionId, id),
        eq(notifications.userId, userId),
        eq(notifications.type, notificationTypes.modified_proposal),
        eq(notifications.read, false),
        // A notification that is not in the list is never read: then one a day is enough.
        sql`(${notifications.isListed} or ${notifications.createdAt} > now() - interval '1 day')`,
      ),
    )
    .limit(1);
  return unread ? [] : [{ userId, type: "modified_proposal", transactionId: id }];
}
