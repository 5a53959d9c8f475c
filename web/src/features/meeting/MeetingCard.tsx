import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { isLive } from "../../apollo/meetingFragment";
import type { Meeting } from "../../apollo/meetingFragment";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { useNow } from "../../components/ui/useNow";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { meetingMessages } from "../../lib/meetingMessages";
import { paths } from "../../lib/paths";
import { locationOf } from "./calendar";
import { CalendarLinks } from "./CalendarLinks";
import { MeetingPlan } from "./MeetingPlan";
import { MeetingProgress } from "./MeetingProgress";
import { useAnswerMeeting } from "./useChangeMeeting";

const CancelMeetingDialog = lazy(loadWhenOnline(() => import("./CancelMeetingDialog")));

const text = meetingMessages.card;

interface MeetingCardProps {
  meeting: Meeting;
  transactionId: string;
  canPropose: boolean;
  /** Of the counterpart. */
  name: string;
  /** Of what is exchanged. */
  title: string;
  /** It may have changed meanwhile. */
  onRefused: () => void;
  /** What else belongs to it. */
  children?: ReactNode;
}

/** Where and when both meet, what became of it, and what can be done about it. */
export function MeetingCard({
  meeting,
  transactionId,
  canPropose,
  name,
  title,
  onRefused,
  children,
}: MeetingCardProps) {
  const { place, startsAt, state } = meeting;
  const [isAskingToCancel, setAskingToCancel] = useState(false);
  const { busy, ...answer } = useAnswerMeeting(meeting.id, transactionId, onRefused);
  const hasPassed = new Date(startsAt) <= useNow();
  const canAccept = meeting.canAccept && !hasPassed;
  const cancel = () => (state === "AGREED" ? setAskingToCancel(true) : void answer.cancel());
  return (
    <Card as="section" aria-labelledby="meeting" display="grid" gap="4" p={{ base: "4", md: "6" }}>
      <chakra.h2 id="meeting" textStyle="h4">
        {text.state[state]}
      </chakra.h2>
      {state === "PROPOSED" && (
        <chakra.p color="fg.muted" mt="-3">
          {hasPassed ? text.past : meeting.isProposer ? text.waiting(name) : text.asked(name)}
        </chakra.p>
      )}
      <MeetingPlan startsAt={startsAt} place={place} />
      {state === "AGREED" && !hasPassed && (
        <CalendarLinks
          event={{
            id: `meeting-${meeting.id}@truequea`,
            title: text.eventTitle(name),
            details: text.eventText(title),
            location: locationOf(place),
            startsAt: new Date(startsAt),
          }}
        />
      )}
      <MeetingProgress meeting={meeting} name={name} />
      {children}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {canAccept && (
          <Button loading={busy === "accept"} disabled={busy !== null} onClick={() => void answer.accept()}>
            {text.accept}
          </Button>
        )}
        {canPropose && (
          <ButtonLink variant="secondary" to={paths.proposeMeeting(transactionId)}>
            {isLive(meeting) && meeting.isProposer ? text.change : text.other}
          </ButtonLink>
        )}
        {meeting.canCancel && (
          <Button variant="text" loading={busy === "cancel"} disabled={busy !== null} onClick={cancel}>
            {state === "AGREED" ? text.cancel : meeting.isProposer ? text.takeBack : text.decline}
          </Button>
        )}
      </chakra.div>
      {isAskingToCancel && (
        <Suspense>
          <CancelMeetingDialog
            name={name}
            isBusy={busy === "cancel"}
            onClose={() => setAskingToCancel(false)}
            onConfirm={() => void answer.cancel().then(() => setAskingToCancel(false))}
          />
        </Suspense>
      )}
    </Card>
  );
}
