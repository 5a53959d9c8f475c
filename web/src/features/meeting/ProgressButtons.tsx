import { chakra } from "@chakra-ui/react/styled-system";
import { delays } from "../../../../rules/meeting";
import type { MeetingReport } from "../../__generated__/enums";
import { Button } from "../../components/ui/Button";
import { meetingMessages } from "../../lib/meetingMessages";
import type { Progress } from "./describeProgress";

const text = meetingMessages.progress;

interface ProgressButtonsProps {
  /** What the viewer has said. */
  own: Progress;
  isBusy: boolean;
  onReport: (report: MeetingReport, minutes?: number) => void;
}

/** What the viewer can say on the day, until they have arrived. */
export function ProgressButtons({ own, isBusy, onReport }: ProgressButtonsProps) {
  if (own.arrivedAt !== null) return null;
  const nextDelay = delays.find((minutes) => minutes > own.lateMinutes);
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="3">
      {own.onWayAt === null && (
        <Button disabled={isBusy} onClick={() => onReport("ON_WAY")}>
          {text.onWay}
        </Button>
      )}
      <Button
        variant={own.onWayAt === null ? "secondary" : "primary"}
        disabled={isBusy}
        onClick={() => onReport("ARRIVED")}
      >
        {text.arrived}
      </Button>
      {nextDelay !== undefined && (
        <Button variant="secondary" disabled={isBusy} onClick={() => onReport("LATE", nextDelay)}>
          {text.late(nextDelay)}
        </Button>
      )}
    </chakra.div>
  );
}
