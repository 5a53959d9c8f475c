import { frequenciesOf, notificationTexts, notificationTopics } from "../../rules/notificationSettings";
import type { MailSubject } from "../adapters/unsubscribeLinks";
import type { Db } from "../db/client";
import { listNotificationSettings } from "../db/notificationSettings";
import type { NotificationChoice } from "../db/notificationSettings";
import { notificationSettings } from "../db/schema/notificationSettings";
import { unprocessable } from "../errors";

/**
 * Sets how often notifications of a topic come by a way. Safe to repeat. Throws HttpError 422 for what may not be
 * chosen.
 */
export async function chooseFrequency(db: Db, userId: number, choice: NotificationChoice): Promise<void> {
  const { topic, way, frequency } = choice;
  if (!frequenciesOf(topic, way).includes(frequency)) throw unprocessable(notificationTexts.fixed);
  await db
    .insert(notificationSettings)
    .values({ userId, ...choice })
    .onConflictDoUpdate({
      target: [notificationSettings.userId, notificationSettings.topic, notificationSettings.way],
      set: { frequency },
    });
}

/** Turns off mails like the one with the link; for a digest these are all topics that it gathers. */
export function unsubscribe(db: Db, userId: number, subject: MailSubject): Promise<void> {
  return db.transaction(async (tx) => {
    const topics =
      subject === "digest"
        ? (await listNotificationSettings(tx, userId))
            .filter(({ way, frequency }) => way === "mail" && frequency === "daily")
            .map(({ topic }) => topic)
        : [subject];
    for (const topic of notificationTopics.filter((one) => topics.includes(one)))
      await chooseFrequency(tx, userId, {
        topic,
        way: "mail",
        frequency: "never",
      });
  });
}
