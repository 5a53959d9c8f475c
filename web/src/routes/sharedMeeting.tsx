import { chakra } from "@chakra-ui/react/styled-system";
import { useParams } from "react-router-dom";
import { PageMeta } from "../components/PageMeta";
import { useHttpStatus } from "../components/site";
import { ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Skeleton } from "../components/ui/Skeleton";
import { describeProgress } from "../features/meeting/describeProgress";
import { HelpNumbers } from "../features/meeting/HelpNumbers";
import { MeetingPlan } from "../features/meeting/MeetingPlan";
import { useSharedMeeting } from "../features/meeting/useSharedMeeting";
import type { SharedMeeting } from "../features/meeting/useSharedMeeting";
import { timeOfDay } from "../lib/dates";
import { meetingMessages } from "../lib/meetingMessages";
import { paths } from "../lib/paths";

const text = meetingMessages.shared;

/** /encuentro/compartido/{token}: a meeting, for an outsider whom one of its parties trusts. */
export default function SharedMeetingRoute() {
  const { token = "" } = useParams();
  return (
    <Container maxWidth="640px" py={{ base: "4", md: "8" }}>
      <SharedMeetingPage key={token} token={token} />
    </Container>
  );
}

function SharedMeetingPage({ token }: { token: string }) {
  const { meeting, hasFailed, refresh } = useSharedMeeting(token);
  if (meeting) return <Shown meeting={meeting} hasFailed={hasFailed} />;
  if (meeting === null) return <Missing />;
  return (
    <>
      <PageMeta title={meetingMessages.name} robots="noindex, nofollow" />
      {hasFailed ? <ErrorState as="h1" onRetry={refresh} /> : <Loading />}
    </>
  );
}

/** An unknown link and one that has ended look alike. */
function Missing() {
  useHttpStatus(404);
  return (
    <>
      <PageMeta title={text.missing} robots="noindex, nofollow" />
      <EmptyState
        as="h1"
        size="page"
        title={text.missing}
        hint={text.missingHint}
        action={
          <ButtonLink variant="secondary" to={paths.home()}>
            {text.toHome}
          </ButtonLink>
        }
      />
    </>
  );
}

function Shown({ meeting, hasFailed }: { meeting: SharedMeeting; hasFailed: boolean }) {
  const { asOf, firstName: name, state, startsAt, place } = meeting;
  const time = timeOfDay(asOf);
  return (
    <>
      <PageMeta title={text.title(name)} description={text.lead(name)} robots="noindex, nofollow" />
      <chakra.h1 textStyle="h1" mb="2" overflowWrap="anywhere">
        {text.title(name)}
      </chakra.h1>
      <chakra.p color="fg.muted" mb="5">
        {text.lead(name)}
      </chakra.p>
      <Card as="section" aria-labelledby="state" display="grid" gap="4" p={{ base: "4", md: "6" }}>
        <chakra.div role="status" display="grid" gap="2">
          <chakra.h2 id="state" textStyle="h4">
            {text.state[state]}
          </chakra.h2>
          {text.hint[state] && <p>{text.hint[state]}</p>}
          {startsAt && <p>{describe(meeting)}</p>}
        </chakra.div>
        {startsAt && place && <MeetingPlan startsAt={startsAt} place={place} />}
        <chakra.p color="fg.muted" fontSize="sm">
          {hasFailed ? text.notUpdated(time) : text.updatedAt(time)}
        </chakra.p>
      </Card>
      <chakra.section aria-labelledby="help" mt="6" display="grid" gap="3">
        <chakra.h2 id="help" textStyle="h4">
          {text.worried(name)}
        </chakra.h2>
        <p>{text.worriedHint}</p>
        <HelpNumbers />
      </chakra.section>
    </>
  );
}

/** What the one who shares it has said on the day. */
function describe({ firstName: name, progress, state, wellAt }: SharedMeeting): string | null {
  if (wellAt !== null) return text.well(name, timeOfDay(wellAt));
  if (progress.checkedAt !== null) return text.met(name, timeOfDay(progress.checkedAt));
  return describeProgress(progress, name) ?? (state === "AGREED" ? text.silent(name) : null);
}

function Loading() {
  return (
    <Card aria-busy="true" aria-label={text.loading} p={{ base: "4", md: "6" }} minHeight="420px">
      <Skeleton width="60%" height="32px" mb="6" />
      <Skeleton height="24px" mb="3" />
      <Skeleton height="24px" mb="3" />
      <Skeleton height="72px" borderRadius="control" />
    </Card>
  );
}
