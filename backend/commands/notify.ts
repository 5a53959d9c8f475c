import { and, eq, or } from "drizzle-orm";
import type { Db } from "../db/client";
import { notificationTypes } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { jobs } from "../db/schema/jobs";
import { notifications } from "../db/schema/notifications";
import { isMailed } from "./mailNotification";
import { emit, takeNotificationIds, writeEvents } from "./outbox";
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
  if (notices.length === 0) return emit(tx, otherEvents);
  const userIds = notices.map(({ userId }) => userId);
  const ids = await takeNotificationIds(tx, userIds, otherEvents);
  const numbered = notices.map((notice, index) => ({ ...notice, id: ids[index] ?? 0 }));
  const told = tx.$with("told").as(
    tx
      .insert(notifications)
      .values(
        numbered.map((notice) => ({
          id: notice.id,
          userId: notice.userId,
          type: notificationTypes[notice.type],
          transactionId: notice.transactionId ?? null,
          publicationId: notice.publicationId ?? null,
          commentId: notice.commentId ?? null,
          extra: notice.extra ?? {},
        })),
      )
      .returning({ id: notifications.id }),
  );
  await writeEvents(
    tx,
    [
      ...numbered.map(({ id, userId }): CableEvent => ({ kind: "notification", userId, notificationId: id })),
      ...otherEvents,
    ],
    [told, ...markWaitingRead(tx, notices.filter(isDecision)), ...scheduleMails(tx, numbered.filter(isMailed))],
  );
}

function scheduleMails(tx: Db, toMail: readonly { id: number }[]) {
  if (toMail.length === 0) return [];
  const due = toMail.map(({ id }) => ({ kind: "mail" as const, subjectId: id, dueAt: dueAtOnce }));
  return [tx.$with("mailed").as(tx.insert(jobs).values(due).returning({ id: jobs.id }))];
}

/** What a review has decided: one need no longer read that it had begun. */
const isDecision = ({ type }: Notice) => type === "approved_publication" || type === "returned_publication";

function markWaitingRead(tx: Db, decisions: readonly Notice[]) {
  if (decisions.length === 0) return [];
  const isDecided = or(
    ...decisions.map(({ userId, publicationId = 0 }) =>
      and(eq(notifications.userId, userId), eq(notifications.publicationId, publicationId)),
    ),
  );
  const isWaiting = eq(notifications.type, notificationTypes.publication_waiting_approval);
  const marked = tx
    .update(notifications)
    .set({ read: true, toastNotification: true })
    .where(and(isDecided, isWaiting, eq(notifications.read, false)))
    .returning({ id: notifications.id });
  return [tx.$with("marked").as(marked)];
}
