import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../components/ui/Button";
import { Skeleton } from "../../components/ui/Skeleton";
import { useNow } from "../../components/ui/useNow";
import { isLiveMeeting } from "../../components/ring/ringMeetings";
import type { RingMeetingData } from "../../components/ring/ringMeetings";
import { writerOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { loadWhenOnline } from "../../lib/loadWhenOnline";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { locationOf } from "./calendar";
import { CalendarLinks } from "./CalendarLinks";
import { MeetingPlan } from "./MeetingPlan";
import { RingMeetingProgress } from "./RingMeetingProgress";
import { RingMeetingSafety } from "./RingMeetingSafety";
import { useIsDue } from "./useIsDue";
import { useRingMeeting } from "./useRingMeeting";

const RingHandover = lazy(loadWhenOnline(() => import("./RingHandover")));
const CancelMeetingDialog = lazy(loadWhenOnline(() => import("./CancelMeetingDialog")));

const text = ringMessages.plan;

interface RingMeetingPartProps {
  meeting: RingMeetingData;
  ring: RingData;
  /** Confirming with stars what was received. */
  confirm: ReactNode;
  /** It may have changed meanwhile. */
  onRefused: () => void;
}

/** Where and when those of a ring's meeting meet, who still has to answer, and what the viewer can do about it. */
export function RingMeetingPart({ meeting, ring, confirm, onRefused }: RingMeetingPartProps) {
  const { state, place, startsAt } = meeting;
  const { members } = ring;
  const [isAskingToCancel, setAskingToCancel] = useState(false);
  const change = useRingMeeting(meeting.id, onRefused);
  const isDue = useIsDue(meeting);
  const hasPassed = new Date(startsAt) <= useNow();
  const others = meeting.parties.filter(({ userId }) =>
    members.every(({ user, isViewer }) => !isViewer || user.id !== userId),
  );
  const names = new Intl.ListFormat("es").format(others.map(({ userId }) => writerOf(members, userId)));
  const cancel = () => (state === "AGREED" ? setAskingToCancel(true) : void change.cancel());
  return (
    <>
      <chakra.p role="status" fontWeight={700}>
        {describe(meeting, ring, hasPassed)}
      </chakra.p>
      <MeetingPlan startsAt={startsAt} place={place} />
      {state === "AGREED" && !hasPassed && (
        <CalendarLinks
          event={{
            id: `ring-meeting-${meeting.id}@truequea`,
            title: text.eventTitle(members.length),
            details: ringMessages.with(others.map(({ userId }) => writerOf(members, userId))),
            location: locationOf(place),
            startsAt: new Date(startsAt),
          }}
        />
      )}
      <RingMeetingProgress
        meeting={meeting}
        members={members}
        isBusy={change.busy !== null}
        onReport={(report, minutes) => void change.report(report, minutes)}
      />
      {isDue && (
        <Suspense fallback={<Skeleton height="420px" borderRadius="control" />}>
          <RingHandover meeting={meeting} ring={ring} confirm={confirm} />
        </Suspense>
      )}
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {meeting.canAccept && !hasPassed && (
          <Button
            loading={change.busy === "accept"}
            disabled={change.busy !== null}
            onClick={() => void change.accept()}
          >
            {text.accept}
          </Button>
        )}
        <ButtonLink variant="secondary" to={paths.proposeRingMeeting(ring.id, meeting.giverId)}>
          {meeting.isProposer && isLiveMeeting(meeting) ? text.change : text.other}
        </ButtonLink>
        {meeting.canCancel && (
          <Button variant="text" loading={change.busy === "cancel"} disabled={change.busy !== null} onClick={cancel}>
            {state === "AGREED" ? text.cancel : meeting.isProposer ? text.takeBack : text.decline}
          </Button>
        )}
      </chakra.div>
      {state === "AGREED" && (
        <RingMeetingSafety
          meeting={meeting}
          others={members.filter(
            ({ user, isViewer }) => !isViewer && meeting.parties.some(({ userId }) => userId === user.id),
          )}
        />
      )}
      {isAskingToCancel && (
        <Suspense>
          <CancelMeetingDialog
            name={names}
            isBusy={change.busy === "cancel"}
            onClose={() => setAskingToCancel(false)}
            onConfirm={() => void change.cancel().then(() => setAskingToCancel(false))}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whose answer is waited for, or that it is agreed. */
function describe({ state, parties, canAccept }: RingMeetingData, { members }: RingData, hasPassed: boolean): string {
  if (state === "AGREED") return text.agreed;
  if (state !== "PROPOSED") return text.over;
  if (hasPassed) return text.past;
  const named = (wanted: boolean) =>
    new Intl.ListFormat("es").format(
      parties.filter(({ hasAccepted }) => hasAccepted === wanted).map(({ userId }) => writerOf(members, userId)),
    );
  return canAccept ? text.asked(named(true)) : text.waiting(named(false));
}
