import { and, eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { jobs } from "../db/schema/jobs";
import { notifications } from "../db/schema/notifications";
import { isMailed } from "./mailNotification";
import { writeNews } from "./outbox";
import type { CableEvent } from "./outbox";

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

/** Due before anything else, whatever clock the server runs by. */
const dueAtOnce = new Date(0);

/**
 * Writes notifications, their mail jobs, and the events that deliver them followed by `otherEvents`; call it last in
 * the transaction.
 */
export async function notify(tx: Db, notices: readonly Notice[], otherEvents: readonly CableEvent[] = []) {
  if (notices.length + otherEvents.length === 0) return;
  for (const notice of notices) if (isDecision(notice)) await markWaitingRead(tx, notice);
  const ids = await writeNews(
    tx,
    notices.map(({ userId, type, transactionId = null, publicationId = null, commentId = null, extra = {} }) => ({
      userId,
      type: notificationTypes[type],
      transactionId,
      publicationId,
      commentId,
      extra,
    })),
    otherEvents,
  );
  const toMail = ids.filter((_id, index) => {
    const notice = notices[index];
    return notice && isMailed(notice);
  });
  if (toMail.length > 0)
    await tx.insert(jobs).values(toMail.map((id) => ({ kind: "mail" as const, subjectId: id, dueAt: dueAtOnce })));
}

/** What a review has decided: one need no longer read that it had begun. */
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
