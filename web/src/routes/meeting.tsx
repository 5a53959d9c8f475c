import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense } from "react";
import { LuArrowLeft } from "react-icons/lu";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { isHeld, isLive } from "../apollo/meetingFragment";
import type { Meeting } from "../apollo/meetingFragment";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { toast } from "../components/ui/toast";
import { useFocusOnChange } from "../components/ui/useFocusOnChange";
import { MeetingCard } from "../features/meeting/MeetingCard";
import { MeetingForm } from "../features/meeting/MeetingForm";
import { toChoice } from "../features/meeting/meetingChoice";
import { HandoverSkeleton } from "../features/meeting/HandoverSkeleton";
import { MeetingSkeleton } from "../features/meeting/MeetingSkeleton";
import { SafetyTips } from "../features/meeting/SafetyTips";
import { ShareMeeting } from "../features/meeting/ShareMeeting";
import { useProposeMeeting } from "../features/meeting/useChangeMeeting";
import { useMeeting } from "../features/meeting/useMeeting";
import type { MeetingTransaction } from "../features/meeting/useMeeting";
import { useMeetingSafety } from "../features/meeting/useMeetingSafety";
import { useMeetingPlaces } from "../features/meeting/useMeetingPlaces";
import { TransactionActions } from "../features/transaction/TransactionActions";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { meetingMessages } from "../lib/meetingMessages";
import { shortName } from "../lib/names";
import { paths } from "../lib/paths";

const AllWellCard = lazy(loadWhenOnline(() => import("../features/meeting/AllWellCard")));
const HandoverCard = lazy(loadWhenOnline(() => import("../features/meeting/HandoverCard")));

const text = meetingMessages;

/** /encuentro/{id}: where and when the parties of a transaction meet, and proposing it. */
export default function MeetingRoute() {
  const { id = "" } = useParams();
  const { transaction, isLoaded, hasFailed, refresh } = useMeeting(id);
  const isKnown = transaction && (transaction.meeting !== null || transaction.canProposeMeeting);
  return (
    <Container maxWidth="760px" py={{ base: "4", md: "8" }}>
      {isKnown ? (
        <MeetingOrForm key={id} transaction={transaction} onRefused={refresh} />
      ) : (
        <>
          <PageTitle>{text.name}</PageTitle>
          {!isLoaded && !hasFailed && <MeetingSkeleton />}
          {!isLoaded && hasFailed && <ErrorState as="h1" onRetry={refresh} />}
          {isLoaded && (
            <EmptyState
              as="h1"
              size="page"
              title={transaction ? text.notYet : text.missing}
              hint={transaction ? text.notYetHint : text.missingHint}
              action={
                <ButtonLink variant="secondary" to={paths.chats("in-progress")}>
                  {text.toChats}
                </ButtonLink>
              }
            />
          )}
        </>
      )}
    </Container>
  );
}

function MeetingOrForm({ transaction, onRefused }: { transaction: MeetingTransaction; onRefused: () => void }) {
  const { id, chatId, counterpart, publication, meeting, canProposeMeeting } = transaction;
  const [search] = useSearchParams();
  const name = shortName(counterpart);
  const hasLive = meeting !== null && isLive(meeting);
  const safety = useMeetingSafety(meeting && isHeld(meeting) ? meeting.id : null);
  const isForm = canProposeMeeting && (!hasLive || search.has("proponer"));
  const heading = useFocusOnChange<HTMLHeadingElement>(isForm);
  return (
    <>
      <PageTitle>{text.with(name)}</PageTitle>
      {chatId && (
        <Link to={paths.chat(chatId, "in-progress")} display="inline-flex" alignItems="center" gap="2" minHeight="44px">
          <LuArrowLeft size={18} aria-hidden="true" />
          {text.back}
        </Link>
      )}
      <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="h1" mb="3">
        {text.with(name)}
      </chakra.h1>
      {isForm ? (
        <Proposal transactionId={id} present={hasLive ? meeting : null} name={name} />
      ) : (
        meeting && (
          <>
            {isHeld(meeting) && (
              <Suspense>
                <AllWellCard
                  key={`well-${meeting.id}`}
                  meeting={meeting}
                  safety={safety}
                  counterpartId={counterpart.id}
                  name={name}
                  chatId={chatId}
                />
              </Suspense>
            )}
            <MeetingCard
              key={meeting.id}
              meeting={meeting}
              transactionId={id}
              canPropose={canProposeMeeting}
              name={name}
              title={publication.title}
              onRefused={onRefused}
            >
              {meeting.state === "AGREED" && (
                <chakra.div pt="4" borderTop="1px solid {colors.border.subtle}">
                  <ShareMeeting safety={safety} />
                </chakra.div>
              )}
            </MeetingCard>
            {meeting.state === "AGREED" && (
              <Suspense fallback={<HandoverSkeleton meeting={meeting} />}>
                <HandoverCard
                  key={`handover-${meeting.id}`}
                  meeting={meeting}
                  transactionId={id}
                  name={name}
                  scannedCode={search.get("codigo") ?? ""}
                  confirm={<TransactionActions transaction={transaction} wide />}
                />
              </Suspense>
            )}
            <SafetyTips />
          </>
        )
      )}
    </>
  );
}

interface ProposalProps {
  transactionId: string;
  /** The meeting that the new one replaces. */
  present: Meeting | null;
  /** The first name of the other party. */
  name: string;
}

function Proposal({ transactionId, present, name }: ProposalProps) {
  const navigate = useNavigate();
  const cities = useMeetingPlaces(true);
  const { submit, clearRefusals, ...form } = useProposeMeeting(transactionId, () => {
    toast.success(text.answered.proposed(name), { about: `transaction-${transactionId}` });
    void navigate(paths.meeting(transactionId), { replace: true });
  });
  if (cities === undefined) return <MeetingSkeleton />;
  return (
    <>
      <Card as="section" aria-labelledby="proposal" p={{ base: "4", md: "6" }}>
        <chakra.h2 id="proposal" textStyle="h4" mb="1">
          {present ? text.form.changeTitle : text.form.title}
        </chakra.h2>
        <chakra.p color="fg.muted" mb="5">
          {present ? text.form.changeLead(name) : text.form.lead(name)}
        </chakra.p>
        <MeetingForm
          {...form}
          cities={cities}
          initial={toChoice(present)}
          onChange={clearRefusals}
          onSubmit={(meeting) => void submit(meeting)}
        />
      </Card>
      <SafetyTips />
    </>
  );
}
