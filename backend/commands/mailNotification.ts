import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { amendmentEvents } from "../../rules/amendment";
import { meetingEvents, meetingReports } from "../../rules/meeting";
import { ringEvents } from "../../rules/ring";
import { secureExchangeEvents } from "../../rules/secureExchange";
import type { Db } from "../db/client";
import { isUnblocked, loadNotification } from "../db/notifications";
import { notificationTypeOf, notificationTypes, topicOf } from "../db/notificationTypes";
import { findPayment } from "../db/payments";
import { isReadable } from "../db/publications";
import type { NotificationType } from "../db/notificationTypes";
import { chats } from "../db/schema/chats";
import { comments } from "../db/schema/comments";
import { erasures } from "../db/schema/erasures";
import { mails } from "../db/schema/mails";
import { notifications } from "../db/schema/notifications";
import { publications } from "../db/schema/publications";
import { transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { alertMail } from "../presenters/mails/alert";
import { answerMail } from "../presenters/mails/answer";
import { meetingMail } from "../presenters/mails/meeting";
import { receiptMail } from "../presenters/mails/receipt";
import { ringMail } from "../presenters/mails/ring";
import { ringMeetingMail } from "../presenters/mails/ringMeeting";
import { secureExchangeMail } from "../presenters/mails/secureExchange";
import { transactionMail } from "../presenters/mails/transaction";
import type { Services } from "../services";
import { planDelivery } from "./notificationDelivery";

interface MailedNotice {
  type: NotificationType;
  isAnswer?: boolean | undefined;
  extra?: Record<string, unknown> | undefined;
}

const mailedTypes = [
  "new_change",
  "modified_proposal",
  "accepted_proposal",
  "rejected_proposal",
  "exchange_accepted",
  "exchange_rejected",
  "transaction_completed_by_the_system",
] as const;

/** What happens to a booked place, and that it is near; that the exchange is carried out both know. */
const isBooking = ({ type, extra = {} }: MailedNotice) => {
  const event = type === "secure_exchange" ? parseBooking(extra)?.event : undefined;
  return event !== undefined && event !== "completed";
};

const bookingModel = z.object({
  security_change: z.object({
    event: z.enum(secureExchangeEvents),
    headquarter: z.string(),
    address: z.string(),
    date: z.string(),
    start: z.string(),
    reason: z.string().nullable(),
    refunded: z.boolean().optional(),
  }),
});
const parseBooking = (extra: unknown) => bookingModel.safeParse(extra).data?.security_change;

const meetingModel = z.object({
  meeting: z.object({
    event: z.enum(meetingEvents),
    place: z.string(),
    address: z.string().nullable(),
    starts_at: z.iso.datetime().transform((text) => new Date(text)),
  }),
});
const parseMeeting = (extra: unknown) => meetingModel.safeParse(extra).data?.meeting;

/** What happens on the day need not come by mail, too. */
const isMeeting = ({ type, extra }: MailedNotice) => {
  const event = type === "meeting" ? parseMeeting(extra)?.event : undefined;
  return (
    event !== undefined && event !== "met" && event !== "joined" && !meetingReports.some((report) => report === event)
  );
};

const ringModel = z.object({ ring: z.object({ id: z.number(), event: z.enum(ringEvents) }) });
const parseRing = (extra: unknown) => ringModel.safeParse(extra).data?.ring;

const ringMeetingModel = meetingModel.extend({ ring: z.object({ id: z.number() }) });
const parseRingMeeting = (extra: unknown) => ringMeetingModel.safeParse(extra).data;

/** Each step of a ring, but for the single answers before the last one. */
const isRing = ({ type, extra }: MailedNotice) => {
  const event = type === "ring" ? parseRing(extra)?.event : undefined;
  return event !== undefined && event !== "joined";
};

/** A payment that is done: its receipt is mailed, once, since nothing is approved twice. */
const isReceipt = ({ type, extra = {} }: MailedNotice) =>
  (type === "payment_gateway_status" || type === "payment_with_credit") && parsePayment(extra)?.status === "approved";

/** Whether a notification also comes by mail, or only to those who want it so; never where it would tell nothing new. */
export function mailingOf(notice: MailedNotice): "usually" | "where_wanted" | "never" {
  if (isMailed(notice)) return "usually";
  return notice.type === "new_message" || notice.type === "alert_match" ? "where_wanted" : "never";
}

const isMailed = (notice: MailedNotice) =>
  mailedTypes.some((one) => one === notice.type) ||
  notice.isAnswer === true ||
  isReceipt(notice) ||
  isBooking(notice) ||
  isMeeting(notice) ||
  isRing(notice);

const paymentModel = z.object({ payment: z.object({ proforma_id: z.number(), status: z.string() }) });
const parsePayment = (extra: unknown) => paymentModel.safeParse(extra).data?.payment;

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
  const writing = { notificationId, publicUrl, unsubscribeUrl: links.urlFor(notification.userId, topic ?? "digest") };
  const payment = parsePayment(notification.extra);
  if (payment) await mailReceipt(tx, notification.userId, payment.proforma_id, publicUrl);
  // Who was blocked while it waited hears nothing more of the other one.
  else if (!notification.isUnblocked) return;
  else if (parseRing(notification.extra) ?? parseRingMeeting(notification.extra)) await mailRing(tx, writing);
  else if (type === "alert_match") await mailAlert(tx, writing);
  else if (notification.commentId) await mailAnswer(tx, writing);
  else await mailTransaction(tx, writing);
}

/** What a mail is about, and the addresses in it. */
interface Writing {
  notificationId: number;
  publicUrl: string;
  unsubscribeUrl: string;
}

/** Whatever the settings say; who is erased has no address any more. */
async function mailReceipt(tx: Db, userId: number, proformaId: number, publicUrl: string): Promise<void> {
  const payment = await findPayment(tx, userId, proformaId);
  const [recipient] = await tx
    .select({ email: users.email })
    .from(users)
    .leftJoin(erasures, and(eq(erasures.userId, users.id), isNotNull(erasures.erasedAt)))
    .where(and(eq(users.id, userId), isNull(erasures.id)));
  if (payment && recipient)
    await tx.insert(mails).values({ recipient: recipient.email, ...receiptMail(payment, publicUrl) });
}

async function mailAnswer(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({
      recipient: users,
      publication: publications,
      commentId: comments.id,
      questionId: comments.questionId,
      authorId: comments.authorId,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(comments, eq(comments.id, notifications.commentId))
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  if (!row || row.questionId === null) return;
  const [author] = await tx.select({ name: users.name }).from(users).where(eq(users.id, row.authorId));
  const { recipient, publication, commentId } = row;
  const mail = answerMail(
    {
      recipient: recipient.name,
      author: author?.name ?? "",
      title: (await isReadable(tx, recipient.id, publication.id)) ? publication.title : null,
      publicationId: publication.id,
      commentId,
    },
    publicUrl,
    unsubscribeUrl,
  );
  await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}

/** Of what its user may still see. */
async function mailAlert(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({ recipient: users, extra: notifications.extra })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  const record = row && (await loadNotification(tx, row.recipient.id, notificationId));
  if (!row || !record?.publication || !record.isPublic) return;
  const mail = alertMail(
    {
      recipient: row.recipient.name,
      publicationId: record.publication.id,
      title: record.publication.title,
      isMutual: matchModel.safeParse(row.extra).data?.match.mutual === true,
    },
    publicUrl,
    unsubscribeUrl,
  );
  await tx.insert(mails).values({ recipient: row.recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}

const matchModel = z.object({ match: z.object({ mutual: z.boolean() }) });

async function mailRing(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({ recipient: users, title: publications.title, extra: notifications.extra })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(publications, eq(publications.id, notifications.publicationId))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  if (!row) return;
  const { recipient, title, extra } = row;
  const about = { recipient: recipient.name, title };
  const ring = parseRing(extra);
  const meeting = parseRingMeeting(extra);
  const mail = ring
    ? ringMail({ ...about, event: ring.event, ringId: ring.id }, publicUrl, unsubscribeUrl)
    : meeting
      ? ringMeetingMail(
          { ...about, ...meeting.meeting, ringId: meeting.ring.id, startsAt: meeting.meeting.starts_at },
          publicUrl,
          unsubscribeUrl,
        )
      : null;
  if (mail) await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}

async function mailTransaction(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
  const [row] = await tx
    .select({
      notification: notifications,
      recipient: users,
      transaction: transactions,
      title: publications.title,
      chatId: chats.id,
    })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.userId))
    .innerJoin(transactions, eq(transactions.id, notifications.transactionId))
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .leftJoin(chats, eq(chats.transactionId, transactions.id))
    .where(and(eq(notifications.id, notificationId), eq(users.notificationsEmail, true), eq(users.active, true)));
  if (!row) return;
  const { notification, recipient, transaction, title, chatId } = row;
  const type = mailedTypes.find((name) => notificationTypes[name] === notification.type);
  const booking = parseBooking(notification.extra);
  const meeting = parseMeeting(notification.extra);
  if (!type && !booking && !meeting) return;
  const [counterpart] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, transaction.ownerId === recipient.id ? transaction.interestedId : transaction.ownerId));
  const isOwner = transaction.ownerId === recipient.id;
  const about = {
    title,
    transactionId: transaction.id,
    recipient: recipient.name,
    counterpart: counterpart?.name ?? "",
  };
  const mail = booking
    ? secureExchangeMail({ ...about, ...booking }, publicUrl, unsubscribeUrl)
    : meeting
      ? meetingMail({ ...about, ...meeting, startsAt: meeting.starts_at }, publicUrl, unsubscribeUrl)
      : transactionMail(
          {
            ...about,
            chatId,
            type: type ?? "new_change",
            status: transaction.status,
            isOwner,
            reason: typeof notification.extra.reason === "string" ? notification.extra.reason : null,
            isReminder: notification.extra.reminder === true,
            amendment: amendmentEvents.find((event) => event === notification.extra.amendment) ?? null,
          },
          publicUrl,
          unsubscribeUrl,
        );
  if (mail) await tx.insert(mails).values({ recipient: recipient.email, isOptional: true, unsubscribeUrl, ...mail });
}
