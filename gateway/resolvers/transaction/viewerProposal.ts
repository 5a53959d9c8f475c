import type { ProposalDisabledReason } from "../../__generated__/enums";
import type { ViewerProposalResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { PublicationRecord } from "../../rest/publicationRecord";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { toPublicationStatus } from "../publication/publicationCodecs";
import { isEnded } from "../../../rules/transaction";
import type { ViewerProposalView } from "./viewerProposalView";

/**
 * Null for guests. On the detail the backend decides; in lists the viewer's live transactions do, read once for all
 * of them.
 */
export async function viewerProposal(
  publication: PublicationRecord,
  { loaders }: Context,
): Promise<ViewerProposalView | null> {
  const viewerId = await loaders.viewerId();
  if (viewerId === null) return null;
  if (publication.owner?.id === viewerId) return disabledProposal("OWN_PUBLICATION");
  const chatId = loaders.chatIdOfDetail(publication.id);
  const isActive = toPublicationStatus(publication.publication_status) === "ACTIVE";
  if (chatId === undefined) {
    const live = await loaders.ownProposal.load(publication.id);
    if (live) return toViewerProposal(live);
    if (!isActive) return disabledProposal("NOT_ACTIVE");
    return publication.withheld
      ? disabledProposal("NEEDS_PREMIUM")
      : { state: "CAN_PROPOSE", reason: null, transaction: null, chatId: null };
  }
  // With a chat there is a transaction, and a live one answers everything.
  const known = chatId === null ? null : await loaders.liveProposal(publication.id);
  if (known && !isEnded(known.status)) return toViewerProposal(known, chatId);
  if (!isActive) return { ...disabledProposal("NOT_ACTIVE"), chatId };
  if (publication.withheld) return { ...disabledProposal("NEEDS_PREMIUM"), chatId };
  const status = await loaders.proposalStatus(publication.id);
  if (status === null) return { state: "CAN_PROPOSE", reason: null, transaction: null, chatId };
  if (status === "update") {
    const proposal = known ?? (await loaders.liveProposal(publication.id));
    const transaction = proposal === undefined ? { publicationId: publication.id } : proposal;
    return { state: "CAN_UPDATE", reason: null, transaction, chatId: chatId ?? proposal?.chat?.id ?? null };
  }
  // A signed-in account is confirmed, unless the backend admits others.
  return { ...disabledProposal(chatId === null ? "ACCOUNT_NOT_CONFIRMED" : "ALREADY_ACCEPTED"), chatId };
}

function toViewerProposal(transaction: TransactionRecord, chatId: string | null = null): ViewerProposalView {
  const isOpen = transaction.status === "active";
  return {
    state: isOpen ? "CAN_UPDATE" : "DISABLED",
    reason: isOpen ? null : "ALREADY_ACCEPTED",
    transaction,
    chatId: chatId ?? transaction.chat?.id ?? null,
  };
}

function disabledProposal(reason: ProposalDisabledReason): ViewerProposalView {
  return { state: "DISABLED", reason, transaction: null, chatId: null };
}

export const ViewerProposal: ViewerProposalResolvers = {
  chat: ({ chatId }, _args, { loaders }) => (chatId === null ? null : loaders.chat.load(chatId)),
  transaction: ({ transaction }, _args, { loaders }) =>
    transaction && "publicationId" in transaction ? loaders.inferredProposal(transaction.publicationId) : transaction,
};
