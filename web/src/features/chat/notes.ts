import type { TransactionActor, TransactionEventKind, TransactionStatus } from "../../__generated__/enums";
import { transactionMessages } from "../../lib/transactionMessages";
import { describeVersion } from "../../lib/describeOffer";
import { shortName } from "../../lib/names";
import type { ConversationData } from "./conversationFragment";
import { describeEvent, describeModification } from "./describeEvent";
import type { Note } from "./timeline";

/** The events of the transaction: the proposal, its changes, and what happened afterwards. */
export function buildNotes({ counterpart, transaction, messages }: ConversationData): Note[] {
  const text = transactionMessages.chat;
  const name = shortName(counterpart);
  const { viewerRole, createdAt, writtenOffer, offerHistory } = transaction;
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
  // A version of after the acceptance: both have agreed to it.
  const amended = transaction.events.filter(({ kind }) => kind === "AMENDMENT_ACCEPTED");
  offerHistory.forEach((offer, index) => {
    const before = offerHistory[index - 1];
    // Between the first offer and the latest ones, some are left out.
    if (before?.version !== offer.version - 1 || offer.createdAt < since) return;
    const agreed = amended.find(({ happenedAt }) => happenedAt === offer.createdAt);
    notes.push({
      id: `offer-${offer.version}`,
      happenedAt: offer.createdAt,
      strong: agreed
        ? describeEvent(agreed, { ...transaction, name }).strong
        : describeModification(offer.author ?? "INTERESTED", viewerRole, name),
      rest: text.beforeAndAfter(describeVersion(before), describeVersion(offer)),
    });
  });
  for (const event of [...transaction.events, ...presentStatusOf(transaction)]) {
    // The history of offers says more of those.
    if (event.kind === "MODIFIED" || event.happenedAt < since) continue;
    if (event.kind === "AMENDMENT_ACCEPTED" && offerHistory.some((offer) => offer.createdAt === event.happenedAt))
      continue;
    const id = `event-${event.id}`;
    notes.push({ id, happenedAt: event.happenedAt, ...describeEvent(event, { ...transaction, name }) });
  }
  return notes;
}

/** The event of the present status where none is kept of it: another backend's, or one that is still to come. */
function presentStatusOf({
  status,
  events,
  updatedAt,
  closedBy,
}: ConversationData["transaction"]): ConversationData["transaction"]["events"] {
  const known = STATUS_EVENTS[status];
  if (!known || events.some(({ kind }) => kind === known.kind)) return [];
  const by = known.by ?? closedBy ?? "SYSTEM";
  const { kind } = known;
  return [{ __typename: "TransactionEvent", id: `now-${kind}`, kind, by, happenedAt: updatedAt, place: null }];
}

/** `by` is missing where `closedBy` says it. */
const STATUS_EVENTS: Partial<Record<TransactionStatus, { kind: TransactionEventKind; by?: TransactionActor }>> = {
  ACCEPTED: { kind: "ACCEPTED", by: "OWNER" },
  CONFIRMED_OWNER: { kind: "CONFIRMED", by: "OWNER" },
  CONFIRMED_INTERESTED: { kind: "CONFIRMED", by: "INTERESTED" },
  CLAIM_OWNER: { kind: "CLAIM", by: "OWNER" },
  CLAIM_INTERESTED: { kind: "CLAIM", by: "INTERESTED" },
  COMPLETE: { kind: "COMPLETE" },
  REJECTED: { kind: "REJECTED" },
};
