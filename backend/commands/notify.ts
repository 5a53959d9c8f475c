import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { notificationTypes, topicOf } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import { mailingOf } from "./mailNotification";
import { writeNews } from "./outbox";
import type { CableEvent } from "./outbox";

/** A notification to be written, with the records that it is about. */
export interface NotificationInput {
  userId: number;
  type: NotificationType;
  transactionId?: number | undefined;
  publicationId?: number | undefined;
  commentId?: number | undefined;
  /** Of a comment that answers one's question: that comes by mail, too. */
  isAnswer?: boolean | undefined;
  /** Further words of the model: credit, reason. */
  extra?: Record<string, unknown> | undefined;
}

/**
 * Writes notifications, the jobs that bring them by mail or gather them, and the events that deliver them followed by
 * `otherEvents`; call it last in the transaction.
 */
export async function notify(
  tx: Db,
  newNotifications: readonly NotificationInput[],
  otherEvents: readonly CableEvent[] = [],
) {
  if (newNotifications.length + otherEvents.length === 0) return;
  for (const notification of newNotifications) if (isDecision(notification)) await markWaitingRead(tx, notification);
  await writeNews(
    tx,
    newNotifications.map((notification) => {
      const { userId, type, transactionId = null, publicationId = null, commentId = null, extra = {} } = notification;
      const about = { transactionId, publicationId, commentId, extra };
      return {
        userId,
        type: notificationTypes[type],
        topic: topicOf(type),
        mailed: mailingOf(notification),
        ...about,
      };
    }),
    otherEvents,
  );
}

/** The outcome of a review: the notification that it had begun is then marked as read. */
const isDecision = ({ type }: NotificationInput) => type === "approved_publication" || type === "returned_publication";

const markWaitingRead = (tx: Db, { userId, publicationId = 0 }: NotificationInput) =>
  tx
    .update(notifications)
    .set({ read: true, toastNotification: true })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.publicationId, publicationId),
        eq(notifications.type, notificationTypes.publication_waiting_approval),
        eq(notifications.read, false),
      ),
    );
