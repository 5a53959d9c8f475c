import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { LuMessageCircle } from "react-icons/lu";
import type { ProposalButton_PublicationFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Button, ButtonLink } from "../../components/ui/Button";
import { detailMessages } from "../../lib/detailMessages";
import type { Purpose } from "../../lib/guestIntent";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { proposalStateOf } from "./proposalState";

const FRAGMENT: TypedDocumentNode<ProposalButton_PublicationFragment> = registerFragment(gql`
  fragment ProposalButton_publication on Publication {
    id
    title
    status
    isOwn
    viewerProposal {
      state
      reason
      chatId
    }
  }
`);

interface ProposalButtonProps {
  publication: FragmentType<ProposalButton_PublicationFragment>;
  /** On phones the button stands in the bar, and the reason and the way to the chat in the page. */
  part?: "button" | "notes";
}

/**
 * What the backend lets the viewer do: propose, change the proposal, or nothing, with the reason. Guests go through
 * the login.
 */
export function ProposalButton({ publication: ref, part }: ProposalButtonProps) {
  const publication = useFragmentData(FRAGMENT, ref);
  // No user proposes anything to themselves.
  if (!publication || publication.isOwn) return null;
  const { publication: text } = messages;
  const { viewerProposal: proposal } = publication;
  const { state, reason } = proposalStateOf(publication);
  const label = state === "CAN_UPDATE" ? detailMessages.changeProposal : text.propose;
  // For guests, whom the login sends back here.
  const purpose: Purpose = { action: "propose", title: publication.title };
  const button =
    state === "DISABLED" ? (
      <Button variant="swap" size="l" wide disabled>
        {label}
      </Button>
    ) : (
      <ButtonLink to={paths.proposalManager(publication.id)} state={{ purpose }} variant="swap" size="l" wide>
        {label}
      </ButtonLink>
    );
  if (part === "button") return button;
  return (
    <chakra.div display="grid" gap="2.5">
      {part !== "notes" && button}
      {state === "DISABLED" && (
        <chakra.p textStyle="small" color="fg.muted">
          {detailMessages.disabledReason[reason]}
        </chakra.p>
      )}
      {proposal?.chatId && (
        <ButtonLink
          to={paths.chat(proposal.chatId, state === "CAN_UPDATE" ? "proposal" : "in-progress")}
          variant="primary"
          wide
        >
          <LuMessageCircle size={20} aria-hidden="true" />
          {detailMessages.sendMessage}
        </ButtonLink>
      )}
    </chakra.div>
  );
}
