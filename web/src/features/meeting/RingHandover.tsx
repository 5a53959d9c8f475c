import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { RingMeetingData } from "../../components/ring/ringMeetings";
import { nameOf, sidesOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { meetingMessages } from "../../lib/meetingMessages";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { Handover } from "./Handover";
import { useRingMeetingCodes } from "./useRingMeetingCodes";

const text = ringMessages.handover;

interface RingHandoverProps {
  meeting: RingMeetingData;
  ring: RingData;
  /** Confirming with stars; null where another place asks for it. */
  confirm: ReactNode;
}

/** At a meeting of a ring: the giver shows a code, and the receiver enters it. */
export default function RingHandover({ meeting, ring, confirm }: RingHandoverProps) {
  const id = useId();
  const source = useRingMeetingCodes(meeting.id);
  const [search] = useSearchParams();
  const sides = sidesOf(ring.members);
  if (!sides) return null;
  const { own, giver, receiver } = sides;
  const isAt = (giverId: string) => meeting.giverId === null || meeting.giverId === giverId;
  const hasChecked = (userId: string) =>
    meeting.parties.some((party) => party.userId === userId && party.progress.checkedAt !== null);
  const gives = isAt(own.user.id) && !receiver.hasReceived;
  const receives = isAt(giver.user.id) && !own.hasReceived;
  if (!gives && !receives) return null;
  const lead = gives ? (receives ? text.both : text.give) : text.receive;
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4">
      <div>
        <chakra.h4 id={id} fontWeight={700}>
          {meetingMessages.handover.title}
        </chakra.h4>
        <chakra.p color="fg.muted">{lead(nameOf(receiver), nameOf(giver))}</chakra.p>
      </div>
      <Handover
        source={source}
        shownTo={gives ? { name: nameOf(receiver), hasSeen: hasChecked(receiver.user.id) } : null}
        seenFrom={receives ? { name: nameOf(giver), hasChecked: hasChecked(own.user.id) } : null}
        pathOf={(code) => `${paths.ring(ring.id)}?encuentro=${meeting.id}&codigo=${code}`}
        scannedCode={search.get("encuentro") === meeting.id ? (search.get("codigo") ?? "") : ""}
        confirm={confirm}
      />
    </chakra.section>
  );
}
