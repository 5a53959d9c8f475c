import type { NotificationType } from "../../db/notificationTypes";

/** A notification of which is asked whether it is mailed. */
export interface MailedNotification {
  type: NotificationType;
  isAnswer?: boolean | undefined;
  extra?: Record<string, unknown> | undefined;
}

/** What a mail is about, and the addresses in it. */
export interface Writing {
  notificationId: number;
  publicUrl: string;
  unsubscribeUrl: string;
}
