import { and, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { NotificationTopic, NotificationWay } from "../../rules/notificationSettings";
import type { Db } from "../db/client";
import { listNotificationSettings } from "../db/notificationSettings";
import { isShownNotification, isUnblocked, isUnread } from "../db/notifications";
import { notificationTypeOf, topicOf } from "../db/notificationTypes";
import { mails } from "../db/schema/mails";
import { notifications } from "../db/schema/notifications";
import { heldNotifications } from "../db/schema/notificationSettings";
import { users } from "../db/schema/users";
import { digestMail } from "../presenters/mails/digest";
import type { TopicCount } from "../presenters/mails/digest";
import { digestPush } from "../presenters/push";
import type { Services } from "../services";
import { notify } from "./notify";
import { lockNotifications } from "./outbox";
import { writePushes } from "./pushNotification";

/**
 * Sends what was put aside for a user as one mail, one push and one notification. Their rows go with it in one
 * transaction, so that each is part of one digest, whichever process ends when.
 */
export async function sendDigest(tx: Db, userId: number, services: Services): Promise<void> {
  await lockNotifications(tx, [userId]);
  const held = await takeHeld(tx, userId);
  const idsOf = (way: NotificationWay) => held.filter((one) => one.way === way).map(({ id }) => id);
  await mailDigest(tx, userId, idsOf("mail"), services);
  if ((await countTopics(tx, idsOf("push"), isUnreadAndUnblocked)).length > 0)
    await writePushes(tx, userId, digestPush, services.now());
  await listDigest(tx, userId, idsOf("in_app"));
}

/** What was put aside, without what the user has turned off since. */
async function takeHeld(tx: Db, userId: number) {
  const held = await tx
    .delete(heldNotifications)
    .where(eq(heldNotifications.userId, userId))
    .returning({
      id: heldNotifications.notificationId,
      way: heldNotifications.way,
      type: sql<number>`(select type from ${notifications} n where n.id = ${heldNotifications.notificationId})`,
    });
  const settings = await listNotificationSettings(tx, userId);
  return held.filter(({ way, type }) => {
    const known = notificationTypeOf(type);
    const topic = known && topicOf(known);
    return settings.some((one) => one.way === way && one.topic === topic && one.frequency !== "never");
  });
}

/** Leaves out what was read meanwhile. */
async function mailDigest(tx: Db, userId: number, ids: readonly number[], { settings, links }: Services) {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), eq(users.active, true), eq(users.notificationsEmail, true)));
  if (!user) return;
  const topics = await countTopics(tx, ids, isUnreadAndUnblocked);
  if (topics.length === 0) return;
  const unsubscribeUrl = links.urlFor(userId, "digest");
  const mail = digestMail({ recipient: user.name, topics }, settings.publicUrl, unsubscribeUrl);
  await tx.insert(mails).values({
    recipient: user.email,
    isOptional: true,
    unsubscribeUrl,
    ...mail,
  });
}

/** The gathered notifications appear in the list as read: only the digest is new. */
async function listDigest(tx: Db, userId: number, ids: readonly number[]) {
  if (ids.length === 0) return;
  await tx
    .update(notifications)
    .set({ isListed: true, read: true, toastNotification: true })
    .where(inArray(notifications.id, [...ids]));
  const topics = await countTopics(tx, ids, isShownNotification);
  if (topics.length > 0) await notify(tx, [{ userId, type: "digest", extra: { digest: { topics } } }]);
}

/** Leaves out users who have blocked the reader since; the link would be empty. */
const isUnreadAndUnblocked = sql`${isUnread} and ${isUnblocked}`;

async function countTopics(tx: Db, ids: readonly number[], where: SQL): Promise<TopicCount[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({ type: notifications.type, count: sql<number>`count(*)::int` })
    .from(notifications)
    .where(and(inArray(notifications.id, [...ids]), where))
    .groupBy(notifications.type);
  const counts = new Map<NotificationTopic, number>();
  for (const row of rows) {
    const type = notificationTypeOf(row.type);
    const topic = type && topicOf(type);
    if (topic) counts.set(topic, (counts.get(topic) ?? 0) + row.count);
  }
  return [...counts].map(([topic, count]) => ({ topic, count })).sort((a, b) => b.count - a.count);
}
