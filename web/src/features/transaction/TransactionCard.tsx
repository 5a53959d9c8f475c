import type { FragmentType } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import type { TransactionCard_TransactionFragment } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { TransactionPair, describeSide } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import { Avatar } from "../../components/ui/Avatar";
import { ButtonLink } from "../../components/ui/Button";
import { StatusBadge } from "../../components/ui/StatusBadge";
import { useNow } from "../../components/ui/useNow";
import { Link } from "../../components/ui/Link";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { LuMapPin, LuShieldCheck } from "react-icons/lu";
import { caracasDay } from "../../../../rules/age";
import { hourLabel } from "../../../../rules/clock";
import { shortWeekdayLabel, timeOfDay } from "../../lib/dates";
import { listTime } from "../../lib/chatDates";
import { transactionMessages } from "../../lib/transactionMessages";
import { requestsMessages } from "../../lib/requestsMessages";
import { messages } from "../../lib/messages";
import { fullName, shortName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { TransactionActions } from "./TransactionActions";
import { TRANSACTION_CARD } from "./transactionCardFragment";
import { useSettling } from "./useSettling";
import { colorVar } from "../../theme/colors";

interface TransactionCardProps {
  transaction: FragmentType<TransactionCard_TransactionFragment>;
  /** Whether the URL links to this transaction. */
  isOpened?: boolean;
}

/** A transaction in a list: both sides facing each other, the counterpart, the status, and the actions. */
export function TransactionCard({ transaction, isOpened = false }: TransactionCardProps) {
  const data = useFragmentData(TRANSACTION_CARD, transaction);
  const isSettling = useSettling(data?.status);
  const now = useNow();
  if (!data) return null;
  const { counterpart, status, viewerRole, chatId } = data;
  const give = toSide(data.viewerGives);
  const receive = toSide(data.viewerReceives);
  const proposalLabel =
    viewerRole === "OWNER" ? transactionMessages.transaction.receivedLabel : transactionMessages.transaction.sentLabel;
  return (
    <chakra.article
      position="relative"
      overflow="hidden"
      display="flex"
      flexDirection="column"
      height="100%"
      borderRadius="card"
      border="1px solid {colors.border.subtle}"
      bg="bg.receive"
      boxShadow={isOpened ? "0 0 0 3px {colors.border.selected}" : "1"}
    >
      <chakra.svg
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        viewBox="0 0 600 300"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path fill={colorVar("bg.give")} d="M0 0H372C330 60 348 110 306 150C258 196 276 246 232 300H0Z" />
      </chakra.svg>
      <chakra.div position="relative" display="flex" flexDirection="column" gap="4" flex="1" p={{ base: "4", md: "5" }}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3">
          <StatusBadge
            status={status}
            closeReason={data.closeReason}
            label={status === "ACTIVE" ? proposalLabel : undefined}
          />
          <chakra.span textStyle="caption" color="fg.muted">
            {listTime(data.updatedAt, now)}
          </chakra.span>
        </chakra.div>
        <TransactionPair size="card" give={give} receive={receive} settling={isSettling} />
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" aria-hidden="true">
          <SideName label={messages.swap.give} color="fg.give" name={describeSide(give)} />
          <SideName label={messages.swap.receive} color="fg.receive" name={describeSide(receive)} align="right" />
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="auto">
          <Avatar person={counterpart} size={40} />
          <chakra.h3
            display="flex"
            alignItems="center"
            gap="1.5"
            flex="1"
            minWidth="120px"
            fontFamily="body"
            fontSize="1rem"
            title={fullName(counterpart)}
          >
            <Link to={paths.person(counterpart.id)} color="inherit" display="inline-block" py="2.5">
              {shortName(counterpart)}
            </Link>
            <VerifiedMark person={counterpart} size={17} />
          </chakra.h3>
          {chatId && (
            <ButtonLink
              variant="text"
              size="s"
              mr="-3.5"
              to={paths.chat(chatId, status === "ACTIVE" ? "proposal" : "in-progress")}
            >
              {requestsMessages.chat}
            </ButtonLink>
          )}
        </chakra.div>
        <Booking transaction={data} />
        <Meeting transaction={data} />
        <TransactionActions transaction={data} wide />
      </chakra.div>
    </chakra.article>
  );
}

/** Where and when both meet, while it is booked. */
function Booking({ transaction: { id, secureExchange } }: { transaction: TransactionCard_TransactionFragment }) {
  if (secureExchange?.state !== "ACTIVE") return null;
  const { date, startsAt, venue } = secureExchange;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" textStyle="small">
      <chakra.span flexShrink={0} color="fg.success">
        <LuShieldCheck size={18} aria-hidden="true" />
      </chakra.span>
      <Link to={paths.secureExchange(id)} py="1" minWidth="0">
        {requestsMessages.meeting(shortWeekdayLabel(date), hourLabel(startsAt), venue.name)}
      </Link>
    </chakra.p>
  );
}

/** Where and when both meet, or whether that waits for an answer. */
function Meeting({ transaction: { id, meeting, counterpart } }: { transaction: TransactionCard_TransactionFragment }) {
  if (meeting?.state !== "AGREED" && !meeting?.canAccept) return null;
  const { startsAt, place } = meeting;
  const when = shortWeekdayLabel(caracasDay(new Date(startsAt)));
  const say = meeting.state === "AGREED" ? requestsMessages.agreedMeeting : requestsMessages.proposedMeeting;
  return (
    <chakra.p display="flex" alignItems="center" gap="2" textStyle="small">
      <chakra.span flexShrink={0} color="fg.success">
        <LuMapPin size={18} aria-hidden="true" />
      </chakra.span>
      <Link to={paths.meeting(id)} py="1" minWidth="0">
        {say(when, timeOfDay(startsAt), place.name, shortName(counterpart))}
      </Link>
    </chakra.p>
  );
}

function SideName({
  label,
  color,
  name,
  align = "left",
}: {
  label: string;
  color: string;
  name: string;
  align?: "left" | "right";
}) {
  return (
    <chakra.div textAlign={align} minWidth="0">
      <chakra.div textStyle="caption" fontWeight={700} color={color}>
        {label}
      </chakra.div>
      {/* A box at the right: Chromium draws the dots of a right-aligned text beyond its own. */}
      <chakra.div
        textStyle="small"
        fontWeight={700}
        lineClamp={2}
        title={name}
        {...(align === "right" && { textAlign: "left", width: "fit-content", ml: "auto" })}
      >
        {name}
      </chakra.div>
    </chakra.div>
  );
}
