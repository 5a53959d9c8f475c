import { chakra } from "@chakra-ui/react/styled-system";
import { LuMapPin } from "react-icons/lu";
import { caracasDay } from "../../../../rules/age";
import { ConversationStrip } from "../../components/chat/ConversationStrip";
import { ButtonLink } from "../../components/ui/Button";
import { nextMeeting } from "../../components/ring/ringMeetings";
import type { RingMeetingData } from "../../components/ring/ringMeetings";
import type { RingData } from "../../components/ring/ringNames";
import { capitalize } from "../../lib/chatDates";
import { shortWeekdayLabel, timeOfDay } from "../../lib/dates";
import { paths } from "../../lib/paths";
import { ringMessages } from "../../lib/ringMessages";

const text = ringMessages.plan.strip;

/** The next meeting of a ring above what its members write, and the way to answer it or to arrange one. */
export function RingMeetingStrip({ ring }: { ring: RingData }) {
  if (!ring.canProposeMeeting) return null;
  const meeting = nextMeeting(ring);
  const isAsked = meeting?.canAccept === true;
  return (
    <ConversationStrip
      title={text.title}
      icon={LuMapPin}
      tone="success"
      action={
        <ButtonLink variant={isAsked ? "primary" : "secondary"} size="s" to={paths.ring(ring.id)}>
          {meeting ? (isAsked ? text.answer : text.see) : text.propose}
        </ButtonLink>
      }
    >
      {meeting ? (
        <chakra.span lineClamp={2}>
          <b>{stateOf(meeting)} </b>
          {capitalize(shortWeekdayLabel(caracasDay(new Date(meeting.startsAt))))}, {timeOfDay(meeting.startsAt)},{" "}
          {meeting.place.name}
        </chakra.span>
      ) : (
        text.invite
      )}
    </ConversationStrip>
  );
}

function stateOf({ state, canAccept }: RingMeetingData): string {
  if (state === "AGREED") return text.agreed;
  return canAccept ? text.asked : text.waiting;
}
