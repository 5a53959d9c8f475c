import { eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { isUnblocked } from "../db/notifications";
import { notificationTypeOf, topicOf } from "../db/notificationTypes";
import { notifications } from "../db/schema/notifications";
import type { Services } from "../services";
import { mailAlert } from "./mails/alert";
import { mailAnswer } from "./mails/answer";
import { isMeeting } from "./mails/meeting";
import { isReceipt, mailReceipt, parsePayment } from "./mails/receipt";
import { isOfRing, isRing, mailRing } from "./mails/ring";
import { isBooking } from "./mails/secureExchange";
import { isTransaction, mailTransaction } from "./mails/transaction";
import type { MailedNotification, Writing } from "./mails/writing";
import { planDelivery } from "./notificationDelivery";

/**
 * Whether a notification also comes by mail, or only to those who want it so; never where it would report nothing new.
 */
export function mailingOf(notification: MailedNotification): "usually" | "where_wanted" | "never" {
  if (isMailed(notification)) return "usually";
  return notification.type === "new_message" || notification.type === "alert_match" ? "where_wanted" : "never";
}

const isMailed = (notification: MailedNotification) =>
  isTransaction(notification) ||
  notification.isAnswer === true ||
  isReceipt(notification) ||
  isBooking(notification) ||
  isMeeting(notification) ||
  isRing(notification);

/**
 * Writes the mail of a notification, where the user wants mails; checked when it is due, so that a change of the
 * settings counts. Answers when to try again where the quiet hours keep it.
 */
export async function mailNotification(tx: Db, notificationId: number, services: Services): Promise<Date | void> {
  const { links, settings } = services;
  const { publicUrl } = settings;
  const plan = await planDelivery(tx, notificationId, "mail", services);
  if (plan instanceof Date) return plan;
  const [notification] = plan
    ? await tx
        .select({
          type: notifications.type,
          commentId: notifications.commentId,
          userId: notifications.userId,
          extra: notifications.extra,
          isUnblocked: sql<boolean>`${isUnblocked}`,
        })
        .from(notifications)
        .where(eq(notifications.id, notificationId))
    : [];
  const type = notification && notificationTypeOf(notification.type);
  if (!notification || !type) return;
  const topic = topicOf(type);
  const writing: Writing = {
    notificationId,
    publicUrl,
    unsubscribeUrl: links.urlFor(notification.userId, topic ?? "digest"),
  };
  const payment = parsePayment(notification.extra);
  if (payment) await mailReceipt(tx, notification.userId, payment.proforma_id, publicUrl);
  // Who was blocked while it waited hears nothing more of the other one.
  else if (!notification.isUnblocked) return;
  else if (isOfRing(notification.extra)) await mailRing(tx, writing);
  else if (type === "alert_match") await mailAlert(tx, writing);
  else if (notification.commentId) await mailAnswer(tx, writing);
  else await mailTransaction(tx, writing);
}
