import type { MeetingEvent, SecureExchangeEvent } from "../../__generated__/enums";
import { paymentProduct } from "./describableNotification";
import type { DescribableNotification } from "./describableNotification";

/** What its toast is about; screens that say so themselves keep it away. */
export function notificationTopic({ type, subject }: DescribableNotification): string | undefined {
  switch (subject?.__typename) {
    case "TransactionSubject":
      return `transaction-${subject.transactionId}`;
    case "PublicationSubject":
      return type === "APPROVED_PUBLICATION" ? `publication-${subject.publicationId}` : undefined;
    case "SecureExchangeSubject":
      return `place-${subject.transactionId}`;
    case "MeetingSubject":
      return `meeting-${subject.transactionId}`;
    case "RingSubject":
      return `ring-${subject.ringId}`;
    case "PaymentSubject":
      // A late payment shows on no screen of its subject.
      if (subject.isCredited) return undefined;
      if (subject.bookedTransactionId) return `booking-${subject.bookedTransactionId}`;
      // A rejected one has opened no request: only the dialog in which it is paid says so.
      if (subject.status === "rejected") return subject.proformaId ? `payment-${subject.proformaId}` : undefined;
      return paymentProduct(subject) === "PREMIUM" ? "premium-payment" : undefined;
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
