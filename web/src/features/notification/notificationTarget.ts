import type { NotificationType, TransactionStatus } from "../../__generated__/enums";
import { PLACEHOLDER_SLUG, paths } from "../../lib/paths";
import { isAskedForVersion, paymentProduct } from "./describableNotification";
import type { DescribableNotification } from "./describableNotification";

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
