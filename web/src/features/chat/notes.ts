import { transactionMessages } from "../../lib/transactionMessages";
import { shortName } from "../../lib/names";
import type { ConversationData } from "./conversationFragment";
import type { Note } from "./timeline";

/** What happened to the exchange, as far as it can be told when: the proposal, and the latest change. */
export function notesOf({ counterpart, transaction, messages }: ConversationData): Note[] {
  const text = transactionMessages.chat;
  const name = shortName(counterpart);
  const { status, viewerRole, createdAt, updatedAt, writtenOffer } = transaction;
  const notes: Note[] = [];
  if (!messages.hasPreviousPage) {
    notes.push({
      id: "proposed",
      at: createdAt,
      strong: viewerRole === "OWNER" ? text.proposedByOther(name) : text.proposedByYou,
      rest: writtenOffer ? text.writtenOffer(writtenOffer) : undefined,
    });
  }
  if (status === "ACCEPTED") {
    const strong = viewerRole === "OWNER" ? text.acceptedByYou : text.acceptedByOther(name);
    notes.push({ id: "accepted", at: updatedAt, strong, rest: text.acceptedHint });
  }
  if (status === "COMPLETE")
    notes.push({ id: "complete", at: updatedAt, strong: transactionMessages.transaction.done.complete });
  if (status === "REJECTED") notes.push({ id: "rejected", at: updatedAt, strong: whyEnded(transaction, name) });
  if (status === "CLAIM_OWNER" || status === "CLAIM_INTERESTED") {
    notes.push({ id: "claim", at: updatedAt, strong: transactionMessages.transaction.step.CLAIM });
  }
  return notes;
}

/** Who ended a rejected exchange, or why it ended by itself. */
function whyEnded({ viewerRole, closedBy, closeReason }: ConversationData["transaction"], name: string): string {
  const text = transactionMessages.transaction.ended;
  const isOwn = closedBy === viewerRole;
  if (closeReason === "REJECTED") return isOwn ? text.rejectedByYou : text.rejectedByOther(name);
  if (closeReason === "CANCELLED" && closedBy !== null)
    return isOwn ? text.cancelledByYou : text.cancelledByOther(name);
  if (closeReason === null || closeReason === "CANCELLED") return text.unknown;
  return text[closeReason];
}
