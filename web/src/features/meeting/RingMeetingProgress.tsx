import { chakra } from "@chakra-ui/react/styled-system";
import type { MeetingReport } from "../../__generated__/enums";
import type { RingMeetingData } from "../../components/ring/ringMeetings";
import { writerOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { meetingMessages } from "../../lib/meetingMessages";
import { describeProgress } from "./describeProgress";
import { ProgressButtons } from "./ProgressButtons";
import { useIsDue } from "./useIsDue";

const text = meetingMessages.progress;

interface RingMeetingProgressProps {
  meeting: RingMeetingData;
  members: RingData["members"];
  isBusy: boolean;
  onReport: (report: MeetingReport, minutes?: number) => void;
}

/** On the day: what each of the others says of where they are, and what one says oneself. */
export function RingMeetingProgress({ meeting, members, isBusy, onReport }: RingMeetingProgressProps) {
  const isDue = useIsDue(meeting);
  const viewer = members.find(({ isViewer }) => isViewer);
  const own = meeting.parties.find(({ userId }) => userId === viewer?.user.id);
  if (!isDue || !own) return null;
  const others = meeting.parties.filter((party) => party !== own);
  const said = describeProgress(own.progress, null);
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div role="status" display="grid" gap="1">
        {others.map(({ userId, progress }) => {
          const name = writerOf(members, userId);
          const reported = describeProgress(progress, name);
          // Whoever has entered the giver's code is there, reported or not.
          if (!reported && progress.checkedAt !== null) return null;
          return <p key={userId}>{reported ?? text.nothing(name)}</p>;
        })}
        {said && <chakra.p color="fg.muted">{said}</chakra.p>}
      </chakra.div>
      {own.progress.checkedAt === null && <ProgressButtons own={own.progress} isBusy={isBusy} onReport={onReport} />}
    </chakra.div>
  );
}
