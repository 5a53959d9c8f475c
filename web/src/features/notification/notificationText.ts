import { caracasDay } from "../../../../rules/age";
import { hourLabel } from "../../../../rules/clock";
import { transactionDays } from "../../../../rules/transaction";
import type { SecureExchangeEvent, TransactionStopReason } from "../../__generated__/enums";
import { calendarDayLabel, timeOfDay } from "../../lib/dates";
import { formatAmount } from "../../lib/money";
import { shortName } from "../../lib/names";
import { notificationMessages } from "../../lib/notificationMessages";
import { fillTemplate } from "../../lib/segments";
import type { Segment } from "../../lib/segments";
import { isAskedForVersion, paymentProduct } from "./describableNotification";
import type { DescribableNotification } from "./describableNotification";

const text = notificationMessages;

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
  // Who gives in a ring has nothing to enter.
  if (about?.__typename === "RingMeetingNews" && about.meetingEvent === "MET") return text.RING_MEETING_MET;
  return about && "meetingEvent" in about && about.meetingEvent ? text[`MEETING_${about.meetingEvent}`] : text.MEETING;
}

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
  if (subject?.__typename === "PaymentSubject" && subject.isCredited) return text[`${product}_CREDITED`];
  if (status === "approved") return text[`${product}_APPROVED`];
  return status === "rejected" ? text[`${product}_REJECTED`] : text[`${product}_TO_BE_CONFIRMED`];
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
      return {
        ...values,
        title:
          paymentProduct(subject) === "SECURE_EXCHANGE"
            ? subject.bookedPublicationTitle || values.title
            : subject.promotedPublicationTitle || text.ownPublication,
      };
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
