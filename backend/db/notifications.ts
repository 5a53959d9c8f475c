import { and, asc, count, desc, eq, gt, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "./client";
import { loadComments } from "./comments";
import { isShownTo } from "./blocks";
import { orderedPublicationId } from "./orderedPublication";
import { isPublicTo, isReadableTo } from "./publications";
import type { CommentWithPublication } from "./comments";
import { notificationTypes } from "./notificationTypes";
import { chats, messages } from "./schema/chats";
import { notifications } from "./schema/notifications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { cutStretch } from "./stretch";
import type { Stretch, StretchRequest } from "./stretch";
import { loadTransactions } from "./transactions";
import type { TransactionRecord } from "./transactions";

/** A notification with the records that its wire record names, as its receiver may see them now. */
export interface NotificationRecord {
  notification: typeof notifications.$inferSelect;
  transaction: TransactionRecord | undefined;
  publication: { id: number; title: string } | null;
  /** The publication is for Premium accounts and the reader has none, or its owner has blocked the reader. */
  isWithheld: boolean;
  /** Whether the reader may find the publication now. */
  isPublic: boolean;
  comment: CommentWithPublication | undefined;
}

/** Hides what concerns a user who has blocked the reader since. */
export const isUnblocked = sql`not exists (
  select 1 from blocks b
  left join transactions bt on bt.id = ${notifications.transactionId}
  left join comments bc on bc.id = ${notifications.commentId}
  left join publications bp on bp.id = ${notifications.publicationId}
  where b.blocked_id = ${notifications.userId} and b.blocker_id in (bt.owner_id, bt.interested_id, bc.author_id, bp.owner_id))`;

/** Also hides what waits for a digest or is turned off in the list. */
export const isShownNotification = sql`${notifications.isListed} and ${isUnblocked}`;

/** A message is read where its chat is; what is in no list was read by no user. */
export const isUnread = sql`case when ${notifications.type} = ${notificationTypes.new_message}
  then exists (
    select 1 from ${chats} c join ${messages} m on m.chat_id = c.id
    where c.transaction_id = ${notifications.transactionId} and m.sender_id <> ${notifications.userId}
      and m.id > case when c.owner_id = ${notifications.userId} then c.owner_read_id else c.interested_read_id end)
  else not (${notifications.read} and ${notifications.isListed}) end`;

/** Longer lists are of no use; a client that was offline for longer loads the list again. */
const maxListed = 1_000;

const paymentPart = (key: string) => sql`(${notifications.extra} -> 'payment' ->> ${key})::int`;

/** What a notification is about, or what the payment that it is about promoted or booked a place for. */
const subjectId = sql`coalesce(${notifications.publicationId},
  ${orderedPublicationId(paymentPart("publication_id"), paymentPart("transaction_id"))})`;

/** The reader is a user, or the one whom each notification is for. */
async function selectNotifications(
  db: Db,
  userId: number | typeof notifications.userId,
  where: SQL | undefined,
  order: SQL,
  limit = maxListed,
): Promise<NotificationRecord[]> {
  const rows = await db
    .select({
      notification: notifications,
      publication: { id: publications.id, title: publications.title },
      isWithheld: sql<boolean>`coalesce(not (${and(isReadableTo(userId), isShownTo(userId, publications.ownerId))}), false)`,
      isPublic: sql<boolean>`coalesce(${isPublicTo(userId)}, false)`,
    })
    .from(notifications)
    .leftJoin(publications, eq(publications.id, subjectId))
    .leftJoin(users, eq(users.id, publications.ownerId))
    .where(and(eq(notifications.userId, userId), where, isShownNotification))
    .orderBy(order)
    .limit(limit);
  // The hidden kind shows nothing but its existence.
  const ids = rows.flatMap(({ notification: { type, transactionId } }) =>
    type === notificationTypes.new_message ? [] : (transactionId ?? []),
  );
  const transactions = await loadTransactions(db, [...new Set(ids)]);
  const commentById = await loadComments(
    db,
    rows.flatMap(({ notification }) => notification.commentId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    comment: commentById.get(row.notification.commentId ?? 0),
    transaction: transactions.get(row.notification.transactionId ?? 0),
  }));
}

const isOfShownKind = ne(notifications.type, notificationTypes.new_message);

/**
 * Newest first, the hidden kind included where it is of the last day: otherwise much chatting would push out the rest.
 */
export const listNotifications = (db: Db, userId: number) =>
  selectNotifications(
    db,
    userId,
    or(isOfShownKind, gt(notifications.createdAt, sql`now() - interval '1 day'`)),
    desc(notifications.id),
  );

/** A stretch of the list without the hidden kind, newest first; a place is the id of what stands there. */
export async function listNotificationStretch(
  db: Db,
  userId: number,
  { count: wanted, after }: StretchRequest<number>,
): Promise<Stretch<NotificationRecord, number>> {
  const behind = after === undefined ? undefined : lt(notifications.id, after);
  const found = await selectNotifications(db, userId, and(isOfShownKind, behind), desc(notifications.id), wanted + 1);
  return cutStretch(found, wanted, ({ notification }) => notification.id);
}

/** Only of kinds that the list shows. */
export async function countUnreadNotifications(db: Db, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.read, false), isOfShownKind, isShownNotification));
  return counted?.total ?? 0;
}

/** Those after `lastId`, oldest first. */
export const listNotificationsAfter = (db: Db, userId: number, lastId: number) =>
  selectNotifications(db, userId, gt(notifications.id, lastId), asc(notifications.id));

/** Undefined where it does not exist, or is another user's. */
export async function loadNotification(db: Db, userId: number, id: number): Promise<NotificationRecord | undefined> {
  return (await selectNotifications(db, userId, eq(notifications.id, id), asc(notifications.id)))[0];
}

/** By id, each as its receiver sees it now. */
export async function loadNotifications(db: Db, ids: readonly number[]): Promise<Map<number, NotificationRecord>> {
  const found = await selectNotifications(
    db,
    notifications.userId,
    inArray(notifications.id, [...ids]),
    asc(notifications.id),
  );
  return new Map(found.map((record) => [record.notification.id, record]));
}
