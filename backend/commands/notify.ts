import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { notificationTypes, topicOf } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import { mailingOf } from "./mailNotification";
import { writeNews } from "./outbox";
import type { CableEvent } from "./outbox";

/** A notification to be written, with the records that it is about. */
export interface Notice {
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
export async function notify(tx: Db, notices: readonly Notice[], otherEvents: readonly CableEvent[] = []) {
  if (notices.length + otherEvents.length === 0) return;
  for (const notice of notices) if (isDecision(notice)) await markWaitingRead(tx, notice);
  await writeNews(
    tx,
    notices.map((notice) => {
      const { userId, type, transactionId = null, publicationId = null, commentId = null, extra = {} } = notice;
      const about = { transactionId, publicationId, commentId, extra };
      return {
        userId,
        type: notificationTypes[type],
        topic: topicOf(type),
        mailed: mailingOf(notice),
        ...about,
      };
    }),
    otherEvents,
  );
}

/** The outcome of a review: the notice that it had begun is then marked as read. */
const isDecision = ({ type }: Notice) => type === "approved_publication" || type === "returned_publication";

const markWaitingRead = (tx: Db, { userId, publicationId = 0 }: Notice) =>
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
