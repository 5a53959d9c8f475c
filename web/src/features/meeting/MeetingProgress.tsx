import { chakra } from "@chakra-ui/react/styled-system";
import { haveMet } from "../../apollo/meetingFragment";
import type { Meeting } from "../../apollo/meetingFragment";
import { meetingMessages } from "../../lib/meetingMessages";
import { describeProgress } from "./describeProgress";
import { ProgressButtons } from "./ProgressButtons";
import { useIsDue } from "./useIsDue";
import { useReportProgress } from "./useReportProgress";

const text = meetingMessages.progress;

/** On the day: what the other party says of where they are, and what one says oneself. */
export function MeetingProgress({ meeting, name }: { meeting: Meeting; name: string }) {
  const { report, isBusy } = useReportProgress(meeting);
  const isDue = useIsDue(meeting);
  // Who has met is not awaited any more.
  if (!isDue || haveMet(meeting)) return null;
  const { viewerProgress: own, counterpartProgress: other } = meeting;
  return (
    <chakra.div display="grid" gap="3" pt="4" borderTop="1px solid {colors.border.subtle}">
      <chakra.div role="status" display="grid" gap="1">
        <p>{describeProgress(other, name) ?? text.nothing(name)}</p>
        {describeProgress(own, null) && <chakra.p color="fg.muted">{describeProgress(own, null)}</chakra.p>}
      </chakra.div>
      <ProgressButtons own={own} isBusy={isBusy} onReport={(what, minutes) => void report(what, minutes)} />
    </chakra.div>
  );
}
