import { and, eq } from "drizzle-orm";
import { amendmentEvents } from "../../../rules/amendment";
import type { Db } from "../../db/client";
import { notificationTypes } from "../../db/notificationTypes";
import { chats } from "../../db/schema/chats";
import { mails } from "../../db/schema/mails";
import { notifications } from "../../db/schema/notifications";
import { publications } from "../../db/schema/publications";
import { transactions } from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { meetingMail } from "../../presenters/mails/meeting";
import { secureExchangeMail } from "../../presenters/mails/secureExchange";
import { transactionMail } from "../../presenters/mails/transaction";
import { parseMeeting } from "./meeting";
import { parseBooking } from "./secureExchange";
import type { MailedNotification, Writing } from "./writing";

const mailedTypes = [
  "new_change",
  "modified_proposal",
  "accepted_proposal",
  "rejected_proposal",
  "exchange_accepted",
  "exchange_rejected",
  "transaction_completed_by_the_system",
] as const;

/** What happens to a transaction itself. */
export const isTransaction = ({ type }: MailedNotification) => mailedTypes.some((one) => one === type);

/** Of what happened to a transaction, to its meeting or to its booked place. */
export async function mailTransaction(tx: Db, { notificationId, publicUrl, unsubscribeUrl }: Writing): Promise<void> {
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
