import { chakra } from "@chakra-ui/react/styled-system";
import { LuMapPin } from "react-icons/lu";
import { caracasDay } from "../../../../rules/age";
import type { Meeting_TransactionFragment } from "../../__generated__/graphql";
import { haveMet, isLive } from "../../apollo/meetingFragment";
import type { Meeting } from "../../apollo/meetingFragment";
import { ConversationStrip } from "../../components/chat/ConversationStrip";
import { ButtonLink } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { capitalize } from "../../lib/chatDates";
import { shortWeekdayLabel, timeOfDay } from "../../lib/dates";
import { meetingMessages } from "../../lib/meetingMessages";
import { paths } from "../../lib/paths";
import { describeProgress } from "./describeProgress";

const text = meetingMessages;

/** The meeting of a conversation's transaction: where and when, and what waits; or how to arrange one. */
export default function MeetingPanel({
  transaction: { id, meeting, canProposeMeeting },
  name,
  secureExchange,
}: {
  transaction: Pick<Meeting_TransactionFragment, "id" | "canProposeMeeting" | "meeting">;
  /** Of the counterpart. */
  name: string;
  /** On a phone, where two strips would leave the messages little room, this one leads to the other, too. */
  secureExchange: { to: string; isBooked: boolean } | null;
}) {
  const live = meeting && isLive(meeting) ? meeting : null;
  if (!live && !canProposeMeeting) return null;
  const isAsked = live?.canAccept === true;
  return (
    <ConversationStrip
      title={text.name}
      icon={LuMapPin}
      tone="success"
      isTall={secureExchange !== null}
      action={
        <ButtonLink variant={isAsked ? "primary" : "secondary"} size="s" to={paths.meeting(id)}>
          {live ? (isAsked ? text.panel.answer : text.panel.see) : text.panel.propose}
        </ButtonLink>
      }
    >
      {live ? (
        <chakra.span lineClamp={2}>
          <b>{describeState(live, name)} </b>
          {text.at(capitalize(dayOf(live)), timeOfDay(live.startsAt), live.place.name)}
        </chakra.span>
      ) : (
        text.panel.invite
      )}
      {secureExchange && (
        <Link
          to={secureExchange.to}
          display={{ base: "block", md: "none" }}
          width="fit-content"
          py="1"
          fontWeight={700}
        >
          {secureExchange.isBooked ? text.panel.seeSecureExchange : text.panel.bookSecureExchange}
        </Link>
      )}
    </ConversationStrip>
  );
}

const dayOf = ({ startsAt }: Meeting) => shortWeekdayLabel(caracasDay(new Date(startsAt)));

function describeState(meeting: Meeting, name: string): string {
  const { state, isProposer, counterpartProgress } = meeting;
  if (haveMet(meeting)) return text.panel.met;
  if (state === "AGREED") return describeProgress(counterpartProgress, name) ?? text.panel.agreed;
  return isProposer ? text.panel.proposedByYou : text.panel.proposedByOther(name);
}
