import type { ProposalDisabledReason, ProposalState } from "../../__generated__/enums";
import type { TransactionRecord } from "../../rest/transactionRecord";

/** What the viewer may do about a proposal, as far as it is known. */
export interface ViewerProposalView {
  state: ProposalState;
  reason: ProposalDisabledReason | null;
  /**
   * A publication's id where the backend cannot be asked for its proposal directly: it is looked for only when a
   * client asks for it.
   */
  transaction: TransactionRecord | null | { publicationId: string };
  chatId: string | null;
}
