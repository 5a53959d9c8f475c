import type { ProposalDisabledReason, ProposalState } from "../../__generated__/enums";

interface Proposable {
  status: string;
  /** Null for guests. */
  viewerProposal: { state: ProposalState; reason: ProposalDisabledReason | null } | null;
}

/** Whether the viewer may propose something for a publication, and why not. */
export function proposalStateOf({ status, viewerProposal }: Proposable) {
  const state: ProposalState = viewerProposal?.state ?? (status === "ACTIVE" ? "CAN_PROPOSE" : "DISABLED");
  const reason: ProposalDisabledReason = viewerProposal?.reason ?? "NOT_ACTIVE";
  return { state, reason };
}
