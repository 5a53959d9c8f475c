import type { TransactionRole, TransactionStatus } from "../../__generated__/enums";
import { transactionMessages } from "../../lib/transactionMessages";

const text = transactionMessages.chat.quickReplies;

/** What is often said in a chat where it is the viewer's turn, by what has become of the proposal. */
export function quickRepliesFor(status: TransactionStatus, viewerRole: TransactionRole): readonly string[] {
  switch (status) {
    case "ACTIVE":
      return viewerRole === "OWNER" ? text.received : text.sent;
    case "ACCEPTED":
      return text.accepted;
    case "CONFIRMED_OWNER":
    case "CONFIRMED_INTERESTED":
      return (status === "CONFIRMED_OWNER") === (viewerRole === "OWNER") ? text.waiting : text.toConfirm;
    case "COMPLETE":
      return text.complete;
    default:
      return [];
  }
}
