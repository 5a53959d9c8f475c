import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useEffect, useRef } from "react";
import { LuArrowLeft } from "react-icons/lu";
import { useParams, useSearchParams } from "react-router-dom";
import { TransactionPair } from "../components/transaction/TransactionPair";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { toast } from "../components/ui/toast";
import { MeetingSkeleton } from "../features/meeting/MeetingSkeleton";
import { RingActions } from "../features/ring/RingActions";
import { RingDrawing } from "../components/ring/RingDrawing";
import { RingList } from "../features/ring/RingList";
import { RingMembers } from "../features/ring/RingMembers";
import { RingPlan } from "../features/meeting/RingPlan";
import { RingReceipt } from "../features/ring/RingReceipt";
import { RingSkeleton } from "../features/ring/RingSkeleton";
import { RingSteps } from "../features/ring/RingSteps";
import { RingTalk } from "../features/ring/RingTalk";
import { hasMetGiver } from "../components/ring/ringMeetings";
import { nameOf, sidesOf } from "../components/ring/ringNames";
import type { RingData } from "../components/ring/ringNames";
import { useRing } from "../features/ring/useRing";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { momentLabel } from "../lib/dates";
import { infoPaths, paths } from "../lib/paths";
import { ringMessages as text } from "../lib/ringMessages";

const RingProposal = lazy(loadWhenOnline(() => import("../features/meeting/RingProposal")));

/** /circulo: the viewer's rings; /circulo/{id}: one of them. */
export default function RingRoute() {
  const { id } = useParams();
  return id === undefined ? <RingList /> : <RingById id={id} />;
}

/** Who gives what to whom in a ring, how far it is, and answering it. */
function RingById({ id }: { id: string }) {
  const { ring, hasFailed, refresh } = useRing(id);
  const proposed = useSearchParams()[0].get("proponer");
  // The page says itself what happens in it.
  useEffect(() => toast.silence(`ring-${id}`), [id]);
  if (ring && proposed !== null && ring.canProposeMeeting)
    return (
      <Container maxWidth="960px" py={{ base: "4", md: "8" }}>
        <Suspense fallback={<MeetingSkeleton />}>
          <RingProposal ring={ring} giverId={proposed === "todos" ? null : proposed} />
        </Suspense>
      </Container>
    );
  return (
    <Container maxWidth="960px" py={{ base: "4", md: "8" }}>
      <Link to={paths.rings()} display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <LuArrowLeft size={18} aria-hidden="true" />
        {text.toList}
      </Link>
      {ring ? (
        <RingScreen key={ring.id} ring={ring} onRefused={refresh} />
      ) : (
        <>
          <PageTitle>{text.title}</PageTitle>
          {ring === null ? (
            <EmptyState
              as="h1"
              size="page"
              title={text.missing}
              hint={text.missingHint}
              action={
                <ButtonLink variant="secondary" to={paths.rings()}>
                  {text.toList}
                </ButtonLink>
              }
            />
          ) : hasFailed ? (
            <ErrorState as="h1" onRetry={refresh} />
          ) : (
            <RingSkeleton />
          )}
        </>
      )}
    </Container>
  );
}

function RingScreen({ ring, onRefused }: { ring: RingData; onRefused: () => void }) {
  const { state, members, repairedById } = ring;
  const sides = sidesOf(members);
  const title = text.name(members.length);
  // Once the server knows the giver's code, its place asks for the stars; until then the ring does.
  const hasMet = hasMetGiver(ring);
  const status = useRef<HTMLDivElement>(null);
  const onDone = () => status.current?.focus();
  const receipt = <RingReceipt ring={ring} onRefused={onRefused} onDone={onDone} />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <chakra.h1 textStyle="h1" mb="4">
        {title}
      </chakra.h1>
      <chakra.div
        display="grid"
        gap={{ base: "4", md: "6" }}
        alignItems="start"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1.1fr) minmax(0, 1fr)" }}
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: "4", md: "6" }}>
          <Card
            as="section"
            aria-label={title}
            p={{ base: "4", md: "6" }}
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="5"
          >
            <RingSteps state={state} hasBegun={members.some(({ hasReceived }) => hasReceived)} />
            {sides && (
              <chakra.div display="grid" gap="3">
                <TransactionPair
                  size="panel"
                  give={{ items: [{ ...sides.own, id: sides.own.publicationId }] }}
                  receive={{ items: [{ ...sides.giver, id: sides.giver.publicationId }] }}
                  labels
                />
                <chakra.p overflowWrap="anywhere">
                  {text.sides(sides.own.title, nameOf(sides.receiver), sides.giver.title, nameOf(sides.giver))}
                </chakra.p>
              </chakra.div>
            )}
            <chakra.div ref={status} role="status" tabIndex={-1} outline="none">
              <chakra.p fontWeight={700}>{describe(ring)}</chakra.p>
              {state === "PROPOSED" && (
                <chakra.p mt="1" textStyle="small" color="fg.muted">
                  {text.waits(momentLabel(ring.expiresAt))}
                </chakra.p>
              )}
            </chakra.div>
            <RingActions ring={ring} confirm={hasMet ? null : receipt} onRefused={onRefused} onDone={onDone} />
            {state === "BROKEN" && (
              <ButtonLink variant="secondary" to={infoPaths.contact}>
                {text.toContact}
              </ButtonLink>
            )}
            {repairedById && <ButtonLink to={paths.ring(repairedById)}>{text.toRepair}</ButtonLink>}
          </Card>
          <RingPlan ring={ring} confirm={hasMet ? receipt : null} onRefused={onRefused} />
          <RingTalk ring={ring} />
        </chakra.div>
        <Card
          as="section"
          aria-labelledby="ring-people"
          p={{ base: "4", md: "6" }}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr)"
          gap="4"
        >
          <chakra.h2 id="ring-people" textStyle="h4">
            {text.people}
          </chakra.h2>
          <RingDrawing members={members} size={340} />
          <RingMembers ring={ring} />
        </Card>
      </chakra.div>
    </>
  );
}

/** What is to be done, or why nothing is. */
function describe({ state, endReason, isRepair, members }: RingData): string {
  const [own] = members;
  switch (state) {
    case "PROPOSED":
      if (own?.hasAccepted) return text.hasAccepted;
      return isRepair ? text.repaired : text.proposed;
    case "ACCEPTED":
      return own?.hasReceived ? text.hasReceived : text.agreed;
    case "COMPLETE":
      return text.complete;
    case "BROKEN":
      return text.broken;
    case "ENDED":
      return text.ended[endReason ?? "OTHER"];
  }
}
