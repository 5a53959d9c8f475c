import { eq } from "drizzle-orm";
import { isUrgent, nextDigest, quietEnd } from "../../rules/notificationSettings";
import type { NotificationWay } from "../../rules/notificationSettings";
import type { Db } from "../db/client";
import { findFrequency } from "../db/notificationSettings";
import { notificationTypeOf, topicOf } from "../db/notificationTypes";
import { jobs } from "../db/schema/jobs";
import { notifications } from "../db/schema/notifications";
import { heldNotifications } from "../db/schema/notificationSettings";
import type { Services } from "../services";
import { lockNotifications } from "./outbox";

type Clock = Pick<Services, "now" | "settings">;

/**
 * Whether a notification goes out by this way now, by the user's present settings; a date is when to ask again, at the
 * end of the quiet hours. Daily ones are put aside for the digest.
 */
export async function planDelivery(
  tx: Db,
  notificationId: number,
  way: NotificationWay,
  { now, settings }: Clock,
): Promise<boolean | Date> {
  const [notification] = await tx
    .select({ userId: notifications.userId, type: notifications.type })
    .from(notifications)
    .where(eq(notifications.id, notificationId));
  const type = notification && notificationTypeOf(notification.type);
  if (!type) return false;
  const topic = topicOf(type);
  if (!topic) return true;
  const frequency = await findFrequency(tx, notification.userId, topic, way);
  if (frequency === "daily") await hold(tx, notification.userId, notificationId, way, now());
  if (frequency !== "at_once") return false;
  const end = settings.quietHours && !isUrgent(topic) ? quietEnd(now()) : null;
  return end ?? true;
}

/** Keeps a notification that its user wants once a day in the list out of it until then. */
export async function holdNotification(tx: Db, notificationId: number, now: Date): Promise<void> {
  const [notification] = await tx
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.id, notificationId));
  if (notification) await hold(tx, notification.userId, notificationId, "in_app", now);
}

/**
 * Takes the same lock as the digest: either the digest runs later and gathers this one, or it has ended and the next
 * one is planned.
 */
async function hold(tx: Db, userId: number, notificationId: number, way: NotificationWay, now: Date) {
  await lockNotifications(tx, [userId]);
  await tx.insert(heldNotifications).values({ notificationId, way, userId }).onConflictDoNothing();
  await tx
    .insert(jobs)
    .values({ kind: "digest", subjectId: userId, dueAt: nextDigest(now) })
    .onConflictDoNothing();
}
