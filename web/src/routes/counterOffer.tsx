import { skipToken, useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { ButtonLink } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { PageTitle } from "../components/ui/PageTitle";
import { ScreenBar } from "../components/ui/ScreenBar";
import { useGoBack } from "../components/ui/useGoBack";
import { COUNTER_OFFER_SCREEN } from "../features/proposal/counterOffer/counterOfferScreen";
import { counterOfferWords } from "../features/proposal/counterOffer/counterOfferWords";
import { ProposalSkeleton } from "../features/proposal/ProposalSkeleton";
import { counterOfferMessages as text } from "../lib/counterOfferMessages";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";

const CounterOfferForm = lazy(loadWhenOnline(() => import("../features/proposal/counterOffer/CounterOfferForm")));

/**
 * /contraoferta/{id}: the next version of a proposal that is still open, by either of its parties, or a change of what
 * they agreed on.
 */
export default function CounterOfferRoute() {
  const { id } = useParams();
  const navigate = useNavigate();
  // As the server answers it: news brings to the cache the number of another version, but not all of its terms, and
  // what one is writing is not to vanish with them.
  const { data, error, refetch } = useQuery(
    COUNTER_OFFER_SCREEN,
    id ? { variables: { id }, fetchPolicy: "no-cache" } : skipToken,
  );
  const transaction = data?.transaction;
  const tab = transaction?.status === "ACCEPTED" ? "in-progress" : "proposal";
  const chat = transaction?.chatId ? paths.chat(transaction.chatId, tab) : paths.chats();
  const goBack = useGoBack(chat);
  const isOpen =
    transaction?.canRequestAmendment || (transaction?.status === "ACTIVE" && transaction.offerAuthor !== null);
  const { title } = transaction ? counterOfferWords(transaction) : text.answer;
  return (
    <Container px={{ base: "0", md: "6", "2xl": "3" }} py={{ base: "0", md: "6" }} pb={{ lg: "16" }}>
      <PageTitle>{title}</PageTitle>
      <ScreenBar title={title} onBack={goBack} wideBack />
      {transaction && isOpen ? (
        <Suspense fallback={<ProposalSkeleton />}>
          <CounterOfferForm
            // Another version has to be read before it is answered.
            key={`${transaction.id}-${transaction.offerVersion}`}
            transaction={transaction}
            ownThings={data.viewer?.activePublications ?? []}
            onRefused={() => void refetch().catch(() => {})}
            onSent={(chatId) => navigate(chatId ? paths.chat(chatId, tab) : paths.chats(tab), { replace: true })}
          />
        </Suspense>
      ) : data ? (
        <EmptyState
          title={!transaction ? text.missing : transaction.amendment ? text.waiting : text.closed}
          action={
            <ButtonLink variant="secondary" to={chat}>
              {text.toChats}
            </ButtonLink>
          }
        />
      ) : error ? (
        <ErrorState onRetry={() => void refetch().catch(() => {})} />
      ) : (
        <ProposalSkeleton />
      )}
    </Container>
  );
}
