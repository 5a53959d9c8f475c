import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import type { ReactNode } from "react";
import { LuCircleCheck } from "react-icons/lu";
import { asksAt, canReportWell } from "../../../../rules/meeting";
import { Button } from "../../components/ui/Button";
import { useNow } from "../../components/ui/useNow";
import { meetingMessages } from "../../lib/meetingMessages";
import { HelpNumbers } from "./HelpNumbers";
import { ShareMeeting } from "./ShareMeeting";
import type { MeetingSafety } from "./useSafety";

const text = meetingMessages.well;

/** Whether a meeting's people are asked now: two hours after it, or from its hour on for whoever shares it. */
export function useIsAsked(startsAt: string, { known }: MeetingSafety): boolean {
  const now = useNow();
  const start = new Date(startsAt);
  return known !== undefined && (known.sharePath !== null || asksAt(start) <= now) && canReportWell(start, now);
}

interface AllWellQuestionProps {
  lead: string;
  safety: MeetingSafety;
  /** Whether the way to share the meeting is offered to who is in danger. */
  canShare: boolean;
  /** What to do where the exchange went wrong. */
  children: ReactNode;
}

/** Whether all went well at a meeting, and what if not. */
export function AllWellQuestion({ lead, safety, canShare, children }: AllWellQuestionProps) {
  const [hasTrouble, setTrouble] = useState(false);
  const id = useId();
  const { known, isBusy, reportWell } = safety;
  const isWell = known?.wellAt != null;
  return (
    <>
      <div>
        <chakra.h2 textStyle="h4" mb="1">
          {text.title}
        </chakra.h2>
        <chakra.p color="fg.muted">{lead}</chakra.p>
      </div>
      {isWell ? (
        <chakra.p role="status" display="flex" gap="2" alignItems="center" fontWeight={700}>
          <chakra.span color="fg.success" flexShrink={0}>
            <LuCircleCheck size={20} aria-hidden="true" />
          </chakra.span>
          {text.done}
        </chakra.p>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button loading={isBusy} onClick={() => void reportWell()}>
            {text.yes}
          </Button>
          <Button
            variant="secondary"
            aria-expanded={hasTrouble}
            aria-controls={id}
            onClick={() => setTrouble(!hasTrouble)}
          >
            {text.no}
          </Button>
        </chakra.div>
      )}
      <chakra.div id={id} hidden={!hasTrouble || isWell} css={{ "& > * + *": { mt: "5" } }}>
        <chakra.div display="grid" gap="3">
          <chakra.h3 fontWeight={700}>{text.danger}</chakra.h3>
          <HelpNumbers />
          {canShare && <ShareMeeting safety={safety} />}
        </chakra.div>
        <chakra.div display="grid" gap="3">
          <chakra.h3 fontWeight={700}>{text.exchange}</chakra.h3>
          {children}
        </chakra.div>
      </chakra.div>
    </>
  );
}
