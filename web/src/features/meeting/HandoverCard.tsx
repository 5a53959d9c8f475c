import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Meeting } from "../../apollo/meetingFragment";
import { Card } from "../../components/ui/Card";
import { meetingMessages } from "../../lib/meetingMessages";
import { paths } from "../../lib/paths";
import { Handover } from "./Handover";
import { useIsDue } from "./useIsDue";
import { useMeetingCodes } from "./useMeetingCodes";

const text = meetingMessages.handover;

interface HandoverCardProps {
  meeting: Meeting;
  transactionId: string;
  /** Of the counterpart. */
  name: string;
  /** Of the other party's QR code, when that has opened the page. */
  scannedCode: string;
  /** Confirming with stars. */
  confirm: ReactNode;
}

/** At the meeting of a transaction: each party shows a code and enters the other's. */
export default function HandoverCard({ meeting, transactionId, name, scannedCode, confirm }: HandoverCardProps) {
  const source = useMeetingCodes(meeting.id);
  const isDue = useIsDue(meeting);
  if (!isDue) return null;
  return (
    <Card as="section" aria-labelledby="handover" display="grid" gap="5" mt="5" p={{ base: "4", md: "6" }}>
      <div>
        <chakra.h2 id="handover" textStyle="h4" mb="1">
          {text.title}
        </chakra.h2>
        <chakra.p color="fg.muted">{text.lead}</chakra.p>
      </div>
      <Handover
        source={source}
        shownTo={{ name, hasSeen: meeting.counterpartProgress.checkedAt !== null }}
        seenFrom={{ name, hasChecked: meeting.viewerProgress.checkedAt !== null }}
        pathOf={(code) => `${paths.meeting(transactionId)}?codigo=${code}`}
        scannedCode={scannedCode}
        confirm={
          <>
            <p>{text.confirmNow}</p>
            {confirm}
          </>
        }
      />
    </Card>
  );
}
