import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { ButtonLink } from "../../components/ui/Button";
import { Card } from "../../components/ui/Card";
import { meetingFor } from "../../components/ring/ringMeetings";
import { nameOf, sidesOf } from "../../components/ring/ringNames";
import type { RingData } from "../../components/ring/ringNames";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";
import { RingMeetingPart } from "./RingMeetingPart";

const text = ringMessages.plan;

interface Slot {
  /** Null for a meeting of all at once. */
  giverId: string | null;
  title: string;
  hint?: string;
  isDone: boolean;
}

interface RingPlanProps {
  ring: RingData;
  /** Confirming with stars what was received. */
  confirm: ReactNode;
  /** It may have changed meanwhile. */
  onRefused: () => void;
}

/** The meeting for all, and the viewer's two hand-overs. */
function slotsOf({ members }: RingData): Slot[] {
  const sides = sidesOf(members);
  if (!sides) return [];
  const { own, giver, receiver } = sides;
  return [
    { giverId: null, title: text.forAll, hint: text.forAllHint, isDone: false },
    { giverId: own.user.id, title: text.giveTo(own.title, nameOf(receiver)), isDone: receiver.hasReceived },
    { giverId: giver.user.id, title: text.receiveFrom(giver.title, nameOf(giver)), isDone: own.hasReceived },
  ];
}

/** Where and when the viewer hands over and receives in an agreed ring: with all at once, or by themselves. */
export function RingPlan({ ring, confirm, onRefused }: RingPlanProps) {
  if (!ring.canProposeMeeting) return null;
  return (
    <Card
      as="section"
      aria-labelledby="ring-plan"
      p={{ base: "4", md: "6" }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
    >
      <chakra.div>
        <chakra.h2 id="ring-plan" textStyle="h4" mb="1">
          {text.title}
        </chakra.h2>
        <chakra.p color="fg.muted">{text.lead}</chakra.p>
      </chakra.div>
      {slotsOf(ring).map((slot) => (
        <PlanSlot key={slot.giverId ?? "all"} slot={slot} ring={ring} confirm={confirm} onRefused={onRefused} />
      ))}
    </Card>
  );
}

function PlanSlot({ slot, ring, confirm, onRefused }: RingPlanProps & { slot: Slot }) {
  const { giverId, title, hint, isDone } = slot;
  const meeting = meetingFor(ring, giverId);
  return (
    <chakra.section
      aria-label={text.region(title)}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      pt="4"
      borderTop="1px solid {colors.border.subtle}"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.div flex="1 1 180px" minWidth="0">
          <chakra.h3 fontFamily="body" fontSize="1rem" lineHeight="1.5rem" overflowWrap="anywhere">
            {title}
          </chakra.h3>
          {!meeting && (isDone || hint) && (
            <chakra.p textStyle="small" color="fg.muted">
              {isDone ? text.isDone : hint}
            </chakra.p>
          )}
        </chakra.div>
        {!meeting && !isDone && (
          <ButtonLink
            variant="secondary"
            size="s"
            to={paths.proposeRingMeeting(ring.id, giverId)}
            aria-label={text.proposeFor(title)}
          >
            {text.propose}
          </ButtonLink>
        )}
      </chakra.div>
      {meeting && (
        <RingMeetingPart key={meeting.id} meeting={meeting} ring={ring} confirm={confirm} onRefused={onRefused} />
      )}
    </chakra.section>
  );
}
