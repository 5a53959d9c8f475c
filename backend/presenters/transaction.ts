import { isEnded } from "../../rules/transaction";
import type { AmendmentRow } from "../db/amendments";
import type { TransactionEventRow } from "../db/transactionEvents";
import type { TransactionRecord } from "../db/transactions";
import { roleOf } from "../policies/transaction";
import { presentMeeting } from "./meeting";
import { presentSecurityChange } from "./securityChange";
import { presentPerson } from "./user";

/** The wire record of a transaction without its earlier offers and the booking of a place, for notifications. */
export function presentTransactionSummary(
  { transaction, publication, interested, chatId, offered, added, amendment }: TransactionRecord,
  origin: string,
) {
  const tags = transaction.writtenOffer === null ? [] : [transaction.writtenOffer];
  return {
    id: transaction.id,
    owner_id: transaction.ownerId,
    interested_id: transaction.interestedId,
    status: transaction.status,
    created_at: transaction.createdAt.toISOString(),
    updated_at: transaction.updatedAt.toISOString(),
    publication_id: transaction.publicationId,
    publication,
    publication_interesteds: offered,
    tags,
    tag_change: { tags, owner: { id: transaction.interestedId } },
    interested_user: presentPerson(interested, origin),
    chat: chatId === null ? null : { id: chatId },
    offer_version: transaction.offerVersion,
    offer_author: transaction.offerAuthor,
    added_publications: added,
    complement: presentComplement(transaction),
    agreement_version: transaction.agreementVersion,
    takes_rating_reasons: true,
    amendment_author: amendment?.author ?? null,
  };
}

/** Money on top of the things; null without any. */
const presentComplement = ({
  complementCents: amount,
  complementPayer: payer,
}: Pick<TransactionRecord["transaction"], "complementCents" | "complementPayer">) =>
  amount === null || payer === null ? null : { amount, payer };

/** A change of what was agreed on that waits for an answer. */
const presentAmendment = (row: AmendmentRow) => ({
  id: row.id,
  author: row.author,
  offer_version: row.offerVersion,
  created_at: row.createdAt.toISOString(),
  tags: row.writtenOffer === null ? [] : [row.writtenOffer],
  publication_interesteds: row.items,
  added_publications: row.addedItems,
  complement: presentComplement(row),
});

/** One thing that happened to a transaction. */
export const presentTransactionLine = ({ id, kind, actor, place, createdAt }: TransactionEventRow) => ({
  id,
  kind,
  by: actor,
  created_at: createdAt.toISOString(),
  place,
});

/**
 * The same with what happened and the booking, whose code only the two parties may have: for what goes to them alone.
 */
function presentTransactionEvent(record: TransactionRecord, origin: string) {
  return {
    ...presentTransactionSummary(record, origin),
    events: record.events.map(presentTransactionLine),
    security_change: record.securityChange ? presentSecurityChange(record.securityChange) : null,
    meeting: record.meeting ? presentMeeting(record.meeting) : null,
    amendment: record.amendment ? presentAmendment(record.amendment) : null,
    claim_statements: record.claimStatements.flatMap(({ userId }) => roleOf(record.transaction, userId) ?? []),
  };
}

/** The wire record of a transaction, the same for both parties. */
export function presentTransaction(record: TransactionRecord, origin: string) {
  return {
    ...presentTransactionEvent(record, origin),
    offer_history: record.offerHistory.map((offer) => ({
      version: offer.version,
      created_at: offer.createdAt.toISOString(),
      tags: offer.writtenOffer === null ? [] : [offer.writtenOffer],
      publication_interesteds: offer.items,
      author: offer.offerAuthor,
      added_publications: offer.addedItems,
      complement: presentComplement(offer),
    })),
  };
}

/** How it ended, and the viewer's own rating. */
const presentEnding = (
  { transaction: { closedBy, closeReason } }: TransactionRecord,
  viewerRank: number | undefined,
) => ({ closed_by: closedBy, close_reason: closeReason, viewer_rank: viewerRank ?? null });

/** The record as one party follows it live. */
export const presentRequestEvent = (record: TransactionRecord, viewerRank: number | undefined, origin: string) => ({
  ...presentTransactionEvent(record, origin),
  ...presentEnding(record, viewerRank),
});

/** The record of one's own requests. */
export function presentRequest(record: TransactionRecord, viewerRank: number | undefined, origin: string) {
  const { status } = record.transaction;
  return {
    ...presentTransaction(record, origin),
    complete: status === "complete",
    rejected: status === "rejected",
    request_finalize: !isEnded(status) && status !== "active" && status !== "accepted",
    ...presentEnding(record, viewerRank),
  };
}
