import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../db/client";
import { loadNotification } from "../db/notifications";
import type { NotificationRecord } from "../db/notifications";
import { notifications } from "../db/schema/notifications";
import { notFound } from "../errors";

/** The refusal for one that does not exist, and for another user's. */
export const notificationNotFound = "Notificación no encontrada";

/**
 * Marks are only ever set: read and shown never become unread again. Throws HttpError 404 for what is not the viewer's
 * own.
 */
export async function markNotification(
  db: Db,
  viewerId: number,
  id: number,
  marks: { read: boolean; toasted: boolean },
): Promise<NotificationRecord> {
  if (marks.read || marks.toasted) {
    await db
      .update(notifications)
      .set({ ...(marks.read ? { read: true } : {}), ...(marks.toasted ? { toastNotification: true } : {}) })
      .where(and(eq(notifications.id, id), eq(notifications.userId, viewerId)));
  }
  const record = await loadNotification(db, viewerId, id);
  if (!record) throw notFound(notificationNotFound);
  return record;
}

/** Marks everything up to an id as read and shown; what comes meanwhile stays as it is. */
export async function markAllNotifications(db: Db, viewerId: number, lastId: number): Promise<void> {
  await db
    .update(notifications)
    .set({ read: true, toastNotification: true })
    .where(
      and(
        eq(notifications.userId, viewerId),
        lte(notifications.id, lastId),
        eq(notifications.read, false),
        eq(notifications.isListed, true),
      ),
    );
}
