import { transactionDays } from "../../../../rules/transaction";
import type {
  MeetingEvent,
  NotificationType,
  SecureExchangeEvent,
  TransactionStatus,
  TransactionStopReason,
} from "../../__generated__/enums";
import { notificationMessages } from "../../lib/notificationMessages";
import { caracasDay } from "../../../../rules/age";
import { hourLabel } from "../../../../rules/clock";
import { calendarDayLabel, timeOfDay } from "../../lib/dates";
import { formatAmount } from "../../lib/money";
import { shortName } from "../../lib/names";
import { PLACEHOLDER_SLUG, paths } from "../../lib/paths";
import { fillTemplate } from "../../lib/segments";
import type { Segment } from "../../lib/segments";
import type { NotificationData } from "./notificationFragment";

const text = notificationMessages;

type DescribableNotification = Pick<NotificationData, "type" | "subject">;

/** The text of a notification, with names and titles emphasised. */
export function notificationText(notification: DescribableNotification): Segment[] {
  const segments = fillTemplate(templateOf(notification), valuesOf(notification));
  const [first] = segments;
  if (first?.text === text.ringMember) segments[0] = { ...first, text: text.ringMemberFirst };
  const [last, before] = [segments.at(-1), segments.at(-2)];
  // A name may end with the full stop of its initial.
  return last?.text === "." && before?.text.endsWith(".") ? segments.slice(0, -1) : segments;
}

function templateOf({ type, subject }: DescribableNotification): string {
  const about = subject?.__typename === "TransactionSubject" ? subject : null;
  switch (type) {
    case "NEW_CHANGE":
      if (about?.transaction?.status === "REJECTED") return text.NEW_CHANGE_GONE;
      return about?.isReminder ? text.NEW_CHANGE_REMINDER : text[type];
    case "MODIFIED_PROPOSAL":
      if (about?.isReminder) return about.amendmentEvent ? text.AMENDMENT_REMINDER : text.NEW_CHANGE_REMINDER;
      if (about?.amendmentEvent) return text[`AMENDMENT_${about.amendmentEvent}`];
      return about?.transaction?.viewerRole === "INTERESTED" ? text.COUNTER_OFFER : text[type];
    case "ACCEPTED_PROPOSAL":
      if (!about?.isReminder && about?.transaction?.viewerRole === "OWNER") return text.COUNTER_OFFER_ACCEPTED;
      return about?.isReminder ? text.ACCEPTED_PROPOSAL_REMINDER : text[type];
    case "REJECTED_PROPOSAL":
    case "EXCHANGE_REJECTED":
      if (isAskedForVersion(about)) return text.CLAIM_OPEN;
      return about?.stopReason ? stopTemplates[about.stopReason] : text[type];
    case "EXCHANGE_ACCEPTED":
      if (about?.transaction?.status === "COMPLETE") return text.EXCHANGE_ACCEPTED_COMPLETE;
      return about?.isReminder ? text.EXCHANGE_ACCEPTED_REMINDER : text[type];
    case "CLAIM_RESOLVED": {
      const status = about?.transaction?.status;
      return status === "COMPLETE" || status === "REJECTED" ? text[`CLAIM_RESOLVED_${status}`] : text[type];
    }
    case "APPROVED_PUBLICATION":
      return subject?.__typename === "PublicationSubject" && subject.credit
        ? text.APPROVED_PUBLICATION_CREDIT
        : text[type];
    case "RETURNED_PUBLICATION":
      return subject?.__typename === "PublicationSubject" && subject.reason
        ? text.RETURNED_PUBLICATION_REASON
        : text[type];
    case "PAYMENT_GATEWAY_STATUS":
      return paymentTemplate(subject?.__typename === "PaymentSubject" ? subject : null);
    case "PAYMENT_WITH_CREDIT":
      return text[`${paymentProduct(subject)}_WITH_CREDIT`];
    case "PREMIUM_TERM":
      return subject?.__typename === "PremiumSubject" && subject.event ? text[`PREMIUM_${subject.event}`] : text[type];
    case "SECURE_EXCHANGE":
      return subject?.__typename === "SecureExchangeSubject" && subject.bookingEvent
        ? bookingTemplate(subject.bookingEvent, subject.isRefunded)
        : text[type];
    case "MEETING":
      return meetingTemplate(subject);
    case "RING":
      return subject?.__typename === "RingSubject" && subject.ringEvent
        ? text[`RING_${subject.ringEvent}`]
        : text[type];
    case "ALERT_MATCH":
      return matchTemplate(subject?.__typename === "AlertSubject" ? subject : null);
    case "NEW_COMMENT":
      if (subject?.__typename !== "CommentSubject") return text.OTHER;
      return subject.isAnswer ? text.NEW_ANSWER : text[type];
    default:
      return text[type];
  }
}

function meetingTemplate(subject: DescribableNotification["subject"]): string {
  const about = subject?.__typename === "RingSubject" ? subject.meeting : subject;
  return about && "meetingEvent" in about && about.meetingEvent ? text[`MEETING_${about.meetingEvent}`] : text.MEETING;
}

type TransactionSubject = Extract<DescribableNotification["subject"], { __typename: "TransactionSubject" }>;

/** The other party opened a claim, and the viewer's side of it is still to be heard. */
const isAskedForVersion = (about: TransactionSubject | null) =>
  about?.stopReason === "CLAIM" && about.transaction?.claimStatement === "AWAITED";

/** What ended or stopped a transaction that no party rejected or cancelled. */
const stopTemplates: Record<TransactionStopReason, string> = {
  CLAIM: text.CLAIM,
  EXPIRED: text.EXPIRED,
  ITEM_EXCHANGED: text.ITEM_EXCHANGED,
  PUBLICATION_DEACTIVATED: text.PUBLICATION_DEACTIVATED,
};

type AlertSubject = Extract<DescribableNotification["subject"], { __typename: "AlertSubject" }>;

function matchTemplate(subject: AlertSubject | null): string {
  if (!subject?.publicationTitle) return text.ALERT_MATCH_GONE;
  if (subject.isMutual) return text.ALERT_MATCH_MUTUAL;
  return subject.matchedPublicationId === null ? text.ALERT_MATCH : text.ALERT_MATCH_WANTED;
}

function bookingTemplate(event: SecureExchangeEvent, isRefunded: boolean): string {
  if (isRefunded && event === "ENDED") return text.SECURE_EXCHANGE_ENDED_REFUNDED;
  return isRefunded && event === "SETTLED" ? text.SECURE_EXCHANGE_SETTLED_REFUNDED : text[`SECURE_EXCHANGE_${event}`];
}

function paymentTemplate(subject: DescribableNotification["subject"]): string {
  const status = subject?.__typename === "PaymentSubject" ? subject.status : "";
  const product = paymentProduct(subject);
  if (subject?.__typename === "PaymentSubject" && subject.isCredited) return text.PAYMENT_CREDITED;
  if (status === "approved") return text[`${product}_APPROVED`];
  return status === "rejected" ? text[`${product}_REJECTED`] : text[`${product}_TO_BE_CONFIRMED`];
}

/** What was paid for, by the backend's word; payments of other kinds have general texts. */
function paymentProduct(
  subject: DescribableNotification["subject"],
): "PROMOTION" | "PREMIUM" | "SECURE_EXCHANGE" | "PAYMENT" {
  const word = subject?.__typename === "PaymentSubject" ? subject.productApplied : null;
  if (word === "premium") return "PREMIUM";
  if (word === "secure-exchange") return "SECURE_EXCHANGE";
  return word === "promo" ? "PROMOTION" : "PAYMENT";
}

function valuesOf({ subject }: DescribableNotification): Record<string, string> {
  const values = {
    name: text.someone as string,
    title: text.somePublication as string,
    days: String(transactionDays.completion),
    expiry: String(transactionDays.expiry),
  };
  switch (subject?.__typename) {
    case "TransactionSubject": {
      const { transaction, counterpartName, publicationTitle, resolution } = subject;
      const name = transaction ? shortName(transaction.counterpart) : counterpartName;
      return {
        ...values,
        name: name || values.name,
        title: publicationTitle || transaction?.publication.title || values.title,
        reason: resolution ?? "",
      };
    }
    case "PublicationSubject": {
      const { title, credit, reason } = subject;
      return {
        ...values,
        title: title || values.title,
        reason: reason ?? "",
        credit: credit ? `${formatAmount(credit.amount)} ${credit.currency}` : "",
      };
    }
    case "VerificationSubject":
      return { ...values, reason: subject.reason ?? "" };
    case "PaymentSubject":
      return { ...values, title: subject.promotedPublicationTitle || text.ownPublication };
    case "PremiumSubject":
      return { ...values, day: subject.endsOn ? calendarDayLabel(subject.endsOn) : "" };
    case "SecureExchangeSubject": {
      const { transaction, counterpartName, venueName, date, startsAt, reason } = subject;
      return {
        ...values,
        name: (transaction ? shortName(transaction.counterpart) : counterpartName) || values.name,
        day: calendarDayLabel(date),
        hour: hourLabel(startsAt),
        venue: venueName,
        reason: reason ?? "",
      };
    }
    case "MeetingSubject": {
      const { transaction, counterpartName } = subject;
      const name = (transaction ? shortName(transaction.counterpart) : counterpartName) || values.name;
      return { ...values, ...valuesOfMeeting(subject), name };
    }
    case "RingSubject":
      if (subject.meeting)
        return {
          ...values,
          ...valuesOfMeeting(subject.meeting),
          name: text.ringMember,
        };
      return { ...values, title: subject.publicationTitle || values.title };
    case "AlertSubject":
      return { ...values, title: subject.publicationTitle || values.title };
    case "DigestSubject":
      return { ...values, topics: digestText(subject.topics) };
    case "CommentSubject":
      return { ...values, title: subject.publicationTitle || values.title, text: subject.text };
    default:
      return values;
  }
}

const valuesOfMeeting = (about: { meetsAt: string; placeName: string; lateMinutes: number }) => ({
  day: calendarDayLabel(caracasDay(new Date(about.meetsAt))),
  hour: timeOfDay(about.meetsAt),
  place: about.placeName,
  minutes: String(about.lateMinutes),
});

type DigestSubject = Extract<DescribableNotification["subject"], { __typename: "DigestSubject" }>;

const digestText = (topics: DigestSubject["topics"]) =>
  topics.map(({ topic, count }) => text.digestTopics[topic ?? "OTHER"](count)).join(", ");

/** What its toast is about; screens that say so themselves keep it away. */
export function notificationTopic({ type, subject }: DescribableNotification): string | undefined {
  switch (subject?.__typename) {
    case "TransactionSubject":
      return `transaction-${subject.transactionId}`;
    case "PublicationSubject":
      return type === "APPROVED_PUBLICATION" ? `publication-${subject.publicationId}` : undefined;
    case "RingSubject":
      return `ring-${subject.ringId}`;
    case "PaymentSubject":
      // What came too late stands on no screen of what it was for.
      if (subject.isCredited) return undefined;
      // Nor does a rejected one, which has opened no request.
      if (paymentProduct(subject) === "PREMIUM") return subject.status === "rejected" ? undefined : "premium-payment";
      return subject.bookedTransactionId ? `booking-${subject.bookedTransactionId}` : undefined;
    default:
      return undefined;
  }
}

/** What happens to a booking and stands in a line of its chat. The others are reminders, or say more than a line. */
const bookingLines: ReadonlySet<SecureExchangeEvent> = new Set([
  "BOOKED",
  "MOVED",
  "CANCELLED",
  "OBJECTED",
  "COMPLETED",
]);

/** The same of a meeting. */
const meetingLines: ReadonlySet<MeetingEvent> = new Set(["PROPOSED", "CHANGED", "AGREED", "CANCELLED"]);

/** The chat that has a line about it; null for what stands in none, as why a claim was resolved so. */
export function chatWithLineOf({ type, subject }: DescribableNotification): string | null {
  switch (subject?.__typename) {
    case "TransactionSubject":
      return type === "CLAIM_RESOLVED" || subject.isReminder ? null : subject.chatId;
    case "SecureExchangeSubject":
      return subject.bookingEvent && bookingLines.has(subject.bookingEvent) ? subject.chatId : null;
    case "MeetingSubject":
      return subject.meetingEvent && meetingLines.has(subject.meetingEvent) ? subject.chatId : null;
    default:
      return null;
  }
}

/** The tab of /requests that a notification about a transaction opens. */
const REQUESTS_TAB: Partial<Record<NotificationType, 1 | 2 | 3>> = {
  NEW_CHANGE: 1,
  MODIFIED_PROPOSAL: 1,
  ACCEPTED_PROPOSAL: 2,
  EXCHANGE_ACCEPTED: 2,
  REJECTED_PROPOSAL: 3,
  EXCHANGE_REJECTED: 3,
  TRANSACTION_COMPLETED_BY_THE_SYSTEM: 3,
};

/** Where it is now; where that is not known, where it was when the notification was written. */
function requestsTabOf(type: NotificationType, status: TransactionStatus | undefined): 1 | 2 | 3 {
  if (status === undefined) return REQUESTS_TAB[type] ?? 3;
  if (status === "ACTIVE") return 1;
  return status === "COMPLETE" || status === "REJECTED" ? 3 : 2;
}

/** Where a click leads; null where there is nothing to open. */
export function notificationTarget({ type, subject }: DescribableNotification): string | null {
  switch (subject?.__typename) {
    case "TransactionSubject": {
      if ((type === "NEW_CHANGE" || type === "MODIFIED_PROPOSAL") && subject.chatId)
        return paths.chat(subject.chatId, subject.amendmentEvent ? "in-progress" : "proposal");
      if (isAskedForVersion(subject) && subject.chatId) return paths.chat(subject.chatId, "in-progress");
      return paths.requests(requestsTabOf(type, subject.transaction?.status), subject.transactionId);
    }
    case "PublicationSubject":
      // A returned publication opens in the editor, to be corrected.
      if (type === "RETURNED_PUBLICATION") return paths.editPublication(subject.publicationId);
      return type === "APPROVED_PUBLICATION"
        ? paths.publication({ slug: PLACEHOLDER_SLUG, id: subject.publicationId })
        : null;
    case "AlertSubject":
      // Where it is gone there are things like it.
      return paths.publication({ slug: PLACEHOLDER_SLUG, id: subject.publicationId });
    case "CommentSubject":
      return `${paths.publication({ slug: PLACEHOLDER_SLUG, id: subject.publicationId })}?commentId=${encodeURIComponent(subject.commentId)}`;
    case "PaymentSubject":
      if (paymentProduct(subject) === "PREMIUM") return paths.subscriptions();
      if (paymentProduct(subject) === "SECURE_EXCHANGE")
        return subject.bookedTransactionId
          ? paths.secureExchange(subject.bookedTransactionId)
          : paths.settings("account");
      return paymentProduct(subject) === "PROMOTION" ? paths.settings("campaigns") : null;
    case "SecureExchangeSubject":
      if (subject.bookingEvent !== "COMPLETED") return paths.secureExchange(subject.transactionId);
      // Where it is rated.
      return subject.chatId ? paths.chat(subject.chatId, "in-progress") : paths.requests(2, subject.transactionId);
    case "MeetingSubject":
      return paths.meeting(subject.transactionId);
    case "RingSubject":
      return paths.ring(subject.ringId);
    case "DigestSubject":
      // What it gathers stands below it in the list.
      return subject.topics.every(({ topic }) => topic === "ALERTS") ? paths.matches() : paths.notifications();
    case "PremiumSubject":
      return paths.subscriptions();
    case "VerificationSubject":
      return paths.settings("account");
    default:
      if (type === "IDENTITY_VERIFIED" || type === "ACCOUNT_ERASURE") return paths.settings("account");
      // Where another one can be chosen.
      return type === "INVALID_AVATAR" ? paths.settings("profile") : null;
  }
}
