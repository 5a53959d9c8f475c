import { createHmac, timingSafeEqual } from "node:crypto";
import { notificationTopics } from "../../rules/notificationSettings";
import type { NotificationTopic } from "../../rules/notificationSettings";
import { deriveKey } from "./deriveKey";

/** What one click turns off: the mails about a topic, or those that gather a day. */
export type MailSubject = NotificationTopic | "digest";

const subjects: readonly string[] = [...notificationTopics, "digest"];

/** Links in mails that turn off mails like them without signing in. They can do nothing else, and never run out. */
export interface UnsubscribeLinks {
  urlFor(userId: number, subject: MailSubject): string;
  /** Null where the token was not made here. */
  read(token: string): { userId: number; subject: MailSubject } | null;
}

/** Signs with a key derived from `secret`; the links begin with `publicUrl`. */
export function createUnsubscribeLinks(secret: string, publicUrl: string): UnsubscribeLinks {
  const key = deriveKey(secret, "unsubscribe links");
  const signatureOf = (content: string) => createHmac("sha256", key).update(content).digest("base64url");
  return {
    urlFor(userId, subject) {
      const content = `${userId}.${subject}`;
      return `${publicUrl}/correos/baja/${content}.${signatureOf(content)}`;
    },
    read(token) {
      const [userId = "", subject = "", signature = "", ...rest] = token.split(".");
      const expected = Buffer.from(signatureOf(`${userId}.${subject}`));
      const given = Buffer.from(signature);
      if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return subjects.includes(subject) ? { userId: Number(userId), subject: subject as MailSubject } : null;
    },
  };
}
