import { and, eq, gt } from "drizzle-orm";
import { maxDailyPushes } from "../../rules/push";
import type { PushPayload } from "../../rules/push";
import { countAttempt } from "../db/attempts";
import type { Db } from "../db/client";
import { isUnblocked, isUnread } from "../db/notifications";
import { notificationTypeOf } from "../db/notificationTypes";
import type { NotificationType } from "../db/notificationTypes";
import { chats } from "../db/schema/chats";
import { notifications } from "../db/schema/notifications";
import { pushes, pushSubscriptions } from "../db/schema/pushes";
import { clients } from "../db/schema/sessions";
import { users } from "../db/schema/users";
import { presentPush } from "../presenters/push";
import type { Services } from "../services";
import { planDelivery } from "./notificationDelivery";

/** Types that report what the user has just done themselves. */
const unpushed: readonly NotificationType[] = ["publication_waiting_approval", "payment_with_credit"];
/** A user who has the chat open reads a message within this time. */
const readingMs = 10_000;
const perDay = { count: maxDailyPushes, minutes: 24 * 60 };

/**
 * Pushes a notification to the devices of its user, if it is still unread. Returns when to try again where the user may
 * be reading it just now, or the quiet hours hold it back.
 */
export async function pushNotification(tx: Db, notificationId: number, services: Services): Promise<Date | void> {
  const [row] = await tx
    .select({ notification: notifications, chatId: chats.id })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .leftJoin(chats, eq(chats.transactionId, notifications.transactionId))
    .where(and(eq(notifications.id, notificationId), eq(users.active, true), isUnread, isUnblocked));
  const type = row && notificationTypeOf(row.notification.type);
  if (!type || unpushed.includes(type)) return;
  const { notification, chatId } = row;
  const now = services.now();
  const readable = new Date(notification.createdAt.getTime() + readingMs);
  if (type === "new_message" && readable > now) return readable;
  const plan = await planDelivery(tx, notificationId, "push", services);
  if (plan instanceof Date) return plan;
  if (plan) await writePushes(tx, notification.userId, presentPush({ ...notification, chatId }, type), now);
}

/** To each device whose session holds; within what a user gets in a day. */
export async function writePushes(tx: Db, userId: number, payload: PushPayload, now: Date): Promise<void> {
  const devices = await tx
    .select({ clientId: pushSubscriptions.clientId })
    .from(pushSubscriptions)
    .innerJoin(clients, eq(clients.id, pushSubscriptions.clientId))
    .where(and(eq(pushSubscriptions.userId, userId), gt(clients.expiresAt, now)));
  if (devices.length === 0) return;
  const { count } = await countAttempt(tx, `push:${userId}`, perDay);
  if (count > perDay.count) return;
  await tx
    .insert(pushes)
    .values(
      devices.map(({ clientId }) => ({ clientId, payload: JSON.stringify(payload), dueAt: now, createdAt: now })),
    );
}
