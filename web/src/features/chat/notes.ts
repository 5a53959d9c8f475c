import { transactionMessages } from "../../lib/transactionMessages";
import { describeOffer } from "../../lib/describeOffer";
import { shortName } from "../../lib/names";
import type { ConversationData } from "./conversationFragment";
import type { Note } from "./timeline";

/** The events of the transaction whose time is known: the proposal and the latest change. */
export function buildNotes({ counterpart, transaction, messages }: ConversationData): Note[] {
  const text = transactionMessages.chat;
  const name = shortName(counterpart);
  const { status, viewerRole, createdAt, updatedAt, writtenOffer, offerHistory } = transaction;
  const firstOffer = offerHistory[0] ? offerHistory[0].text : writtenOffer;
  // Earlier ones come with the messages of their time.
  const since = messages.hasPreviousPage ? (messages.items[0]?.createdAt ?? "") : "";
  const notes: Note[] = [];
  if (!messages.hasPreviousPage) {
    notes.push({
      id: "proposed",
      happenedAt: createdAt,
      strong: viewerRole === "OWNER" ? text.proposedByOther(name) : text.proposedByYou,
      rest: firstOffer ? text.writtenOffer(firstOffer) : undefined,
    });
  }
  offerHistory.forEach((offer, index) => {
    const before = offerHistory[index - 1];
    // Between the first offer and the latest ones, some are left out.
    if (before?.version !== offer.version - 1 || offer.createdAt < since) return;
    notes.push({
      id: `offer-${offer.version}`,
      happenedAt: offer.createdAt,
      strong: viewerRole === "OWNER" ? text.modifiedByOther(name) : text.modifiedByYou,
      rest: text.beforeAndAfter(describeOffer(before), describeOffer(offer)),
    });
  });
  if (status === "ACCEPTED") {
    const strong = viewerRole === "OWNER" ? text.acceptedByYou : text.acceptedByOther(name);
    notes.push({ id: "accepted", happenedAt: updatedAt, strong, rest: text.acceptedHint });
  }
  if (status === "COMPLETE")
    notes.push({ id: "complete", happenedAt: updatedAt, strong: transactionMessages.transaction.done.complete });
  if (status === "REJECTED")
    notes.push({ id: "rejected", happenedAt: updatedAt, strong: describeEnding(transaction, name) });
  if (status === "CLAIM_OWNER" || status === "CLAIM_INTERESTED") {
    notes.push({ id: "claim", happenedAt: updatedAt, strong: transactionMessages.transaction.step.CLAIM });
  }
  return notes;
}

/** Who ended a rejected transaction, or why it ended automatically. */
function describeEnding({ viewerRole, closedBy, closeReason }: ConversationData["transaction"], name: string): string {
  const text = transactionMessages.transaction.ended;
  const isOwn = closedBy === viewerRole;
  if (closeReason === "REJECTED") return isOwn ? text.rejectedByYou : text.rejectedByOther(name);
  if (closeReason === "CANCELLED" && closedBy !== null)
    return isOwn ? text.cancelledByYou : text.cancelledByOther(name);
  if (closeReason === null || closeReason === "CANCELLED") return text.unknown;
  return text[closeReason];
}
