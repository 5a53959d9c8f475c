import { chakra } from "@chakra-ui/react/styled-system";
import { delays, isMeetingDue } from "../../../../rules/meeting";
import { Button } from "../../components/ui/Button";
import { useNow } from "../../components/ui/useNow";
import { meetingMessages } from "../../lib/meetingMessages";
import { describeProgress } from "./describeProgress";
import type { Meeting } from "./meetingFragment";
import { useReportProgress } from "./useReportProgress";

const text = meetingMessages.progress;

/** On the day: what the other party says of where they are, and what one says oneself. */
export function MeetingProgress({ meeting, name }: { meeting: Meeting; name: string }) {
  const { report, isBusy } = useReportProgress(meeting);
  const startsAt = new Date(meeting.startsAt);
  if (!isMeetingDue({ state: meeting.state === "AGREED" ? "agreed" : "over", startsAt }, useNow())) return null;
  const { viewerProgress: own, counterpartProgress: other } = meeting;
  const nextDelay = delays.find((minutes) => minutes > own.lateMinutes);
  return (
    <chakra.div display="grid" gap="3" pt="4" borderTop="1px solid {colors.border.subtle}">
      <chakra.div role="status" display="grid" gap="1">
        <p>{describeProgress(other, name) ?? text.nothing(name)}</p>
        {describeProgress(own, null) && <chakra.p color="fg.muted">{describeProgress(own, null)}</chakra.p>}
      </chakra.div>
      {own.arrivedAt === null && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {own.onWayAt === null && (
            <Button disabled={isBusy} onClick={() => void report("ON_WAY")}>
              {text.onWay}
            </Button>
          )}
          <Button
            variant={own.onWayAt === null ? "secondary" : "primary"}
            disabled={isBusy}
            onClick={() => void report("ARRIVED")}
          >
            {text.arrived}
          </Button>
          {nextDelay !== undefined && (
            <Button variant="secondary" disabled={isBusy} onClick={() => void report("LATE", nextDelay)}>
              {text.late(nextDelay)}
            </Button>
          )}
        </chakra.div>
      )}
    </chakra.div>
  );
}
