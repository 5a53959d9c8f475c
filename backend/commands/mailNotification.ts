import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { comments } from "../db/schema/comments";
import { mails } from "../db/schema/mails";
import { notifications } from "../db/schema/notifications";
import { publications } from "../db/schema/publications";
import { transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { answerMail } from "../presenters/mails/answer";
import { transactionMail } from "../presenters/mails/transaction";

const mailedTypes = [
  "new_change",
  "modified_proposal",
  "accepted_proposal",
  "rejected_proposal",
  "exchange_accepted",
  "exchange_rejected",
  "transaction_completed_by_the_system",
] as const;

/** Kinds of notifications that also come by mail. */
export const isMailed = (type: NotificationType) => mailedTypes.some((one) => one === type);

/**
 * Writes the mail of a notification, where the user wants mails; checked when it is due, so that a change of the
 * setting counts.
 */
export async function mailNotification(tx: Db, notificationId: number, publicUrl: string): Promise<void> {
  const [notification] = await tx
    .select({ commentId: notifications.commentId })
    .from(notifications)
    .where(eq(notifications.id, notificationId));
  if (notification?.commentId) await mailAnswer(tx, notificationId, publicUrl);
  else await mailTransaction(tx, notificationId, publicUrl);
}

async function mailAnswer(tx: Db, notificationId: number, publicUrl: string): Promise<void> {
  const [row] = await tx
    .select({
      recipient: users,
      publication: publications,
      commentId: comments.id,
      questionId: comments.questionId,
      authorId: comments.authorId,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(comments, eq(comments.id, notifications.commentId))
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  if (!row || row.questionId === null) return;
  const [author] = await tx.select({ name: users.name }).from(users).where(eq(users.id, row.authorId));
  const { recipient, publication, commentId } = row;
  const mail = answerMail(
    {
      recipient: recipient.name,
      author: author?.name ?? "",
      title: publication.title,
      publicationId: publication.id,
      commentId,
    },
    publicUrl,
  );
  await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, ...mail });
}

async function mailTransaction(tx: Db, notificationId: number, publicUrl: string): Promise<void> {
  const [row] = await tx
    .select({ notification: notifications, recipient: users, transaction: transactions, title: publications.title })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(transactions, eq(transactions.id, notifications.transactionId))
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  const type = mailedTypes.find((name) => notificationTypes[name] === row?.notification.type);
  if (!row || !type) return;
  const { notification, recipient, transaction, title } = row;
  const [counterpart] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, transaction.ownerId === recipient.id ? transaction.interestedId : transaction.ownerId));
  const mail = transactionMail(
    {
      type,
      title,
      transactionId: transaction.id,
      status: transaction.status,
      reason: typeof notification.extra.reason === "string" ? notification.extra.reason : null,
      isReminder: notification.extra.reminder === true,
      recipient: recipient.name,
      counterpart: counterpart?.name ?? "",
    },
    publicUrl,
  );
  if (mail) await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, ...mail });
}
