import { and, eq } from "drizzle-orm";
import { frequenciesOf, notificationTopics, notificationWays, usualFrequency } from "../../rules/notificationSettings";
import type { NotificationFrequency, NotificationTopic, NotificationWay } from "../../rules/notificationSettings";
import type { Db } from "./client";
import { notificationSettings } from "./schema/notificationSettings";

/** How often notifications of a topic come by one way. */
export interface NotificationChoice {
  topic: NotificationTopic;
  way: NotificationWay;
  frequency: NotificationFrequency;
}

/** Every topic by every way: what the user has chosen, else the usual. */
export async function listNotificationSettings(db: Db, userId: number): Promise<NotificationChoice[]> {
  const chosen = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
  return notificationTopics.flatMap((topic) =>
    notificationWays.map((way) => ({
      topic,
      way,
      frequency: allowed(topic, way, chosen.find((one) => one.topic === topic && one.way === way)?.frequency),
    })),
  );
}

/** How a user has a topic come by a way. */
export async function findFrequency(
  db: Db,
  userId: number,
  topic: NotificationTopic,
  way: NotificationWay,
): Promise<NotificationFrequency> {
  const [chosen] = await db
    .select({ frequency: notificationSettings.frequency })
    .from(notificationSettings)
    .where(
      and(
        eq(notificationSettings.userId, userId),
        eq(notificationSettings.topic, topic),
        eq(notificationSettings.way, way),
      ),
    );
  return allowed(topic, way, chosen?.frequency);
}

/** A stored choice of an earlier release may not be allowed any more. */
const allowed = (topic: NotificationTopic, way: NotificationWay, chosen: NotificationFrequency | undefined) =>
  chosen && frequenciesOf(topic, way).includes(chosen) ? chosen : usualFrequency(topic, way);
