import { skipToken, useQuery } from "@apollo/client/react";
import { lazy, Suspense, useEffect, useState } from "react";
import { Navigate, useNavigate, useParams, useSearchParams } from "react-router-dom";
import type { ProposalScreenQuery } from "../__generated__/graphql";
import { Container } from "../components/ui/Card";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { ScreenBar } from "../components/ui/ScreenBar";
import { toast } from "../components/ui/toast";
import { useGoBack } from "../components/ui/useGoBack";
import { PROPOSAL_SCREEN } from "../features/proposal/proposalScreen";
import { ProposalSkeleton } from "../features/proposal/ProposalSkeleton";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { detailMessages } from "../lib/detailMessages";
import { proposalMessages } from "../lib/proposalMessages";
import { paths } from "../lib/paths";

const ProposalForm = lazy(loadWhenOnline(() => import("../features/proposal/ProposalForm")));

/** /publication/{id}/proposal/manager: makes a proposal or changes the viewer's active one. */
export default function ProposalManagerRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // Refetched on every visit: what can be offered changes with every transaction.
  const { data, error, refetch } = useQuery(
    PROPOSAL_SCREEN,
    id ? { variables: { id }, fetchPolicy: "cache-and-network" } : skipToken,
  );
  const publication = data?.publication;
  const refusal = data && refusalOf(data, search.get("transactionId"));

  useEffect(() => {
    if (!refusal) return;
    toast.refused(refusal);
    navigate(paths.wall(), { replace: true });
  }, [refusal, navigate]);

  const proposal = publication?.viewerProposal?.transaction ?? null;
  // What is sent from here leads to its chat.
  const [isSending, setSending] = useState(false);
  const goBack = useGoBack(publication ? paths.publication(publication) : paths.wall());
  // Both sides may have written since, and about more than is shown here.
  if (proposal?.offerAuthor && !refusal && !isSending) return <Navigate to={paths.counterOffer(proposal.id)} replace />;
  return (
    <Container px={{ base: "0", md: "6", "2xl": "3" }} py={{ base: "0", md: "6" }} pb={{ lg: "16" }}>
      <PageTitle>{proposalMessages.title}</PageTitle>
      <ScreenBar title={proposalMessages.title} onBack={goBack} wideBack />
      {publication && !refusal ? (
        <Suspense fallback={<ProposalSkeleton />}>
          <ProposalForm
            key={publication.id}
            publication={publication}
            ownPublications={data.viewer?.activePublications ?? []}
            proposal={proposal}
            onSending={setSending}
            onSent={(chatId) =>
              navigate(chatId ? paths.chat(chatId, "proposal") : paths.chats("proposal"), { replace: true })
            }
          />
        </Suspense>
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <ProposalSkeleton />
      )}
    </Container>
  );
}

/** Why the viewer cannot propose here; null when they can. The URL may name the proposal to change. */
function refusalOf({ publication }: ProposalScreenQuery, transactionId: string | null): string | null {
  const proposal = publication?.viewerProposal;
  if (!publication || !proposal) return proposalMessages.notPossible;
  if (proposal.state === "DISABLED")
    return proposal.reason ? detailMessages.disabledReason[proposal.reason] : proposalMessages.notPossible;
  if (transactionId && transactionId !== proposal.transaction?.id) return proposalMessages.notPossible;
  return null;
}
