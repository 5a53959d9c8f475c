import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { LuChevronDown } from "react-icons/lu";
import { caracasDay } from "../../../../rules/age";
import type { TransactionSummary_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { haveMet } from "../../apollo/meetingFragment";
import { useFragmentData } from "../../apollo/useFragmentData";
import { Seal } from "../../components/brand/Seal";
import { SmallTile } from "../../components/transaction/SmallTile";
import { describeSide, wordsOf } from "../../components/transaction/TransactionPair";
import { toSide } from "../../components/transaction/toSide";
import type { TransactionSide } from "../../components/transaction/TransactionPair";
import { Link } from "../../components/ui/Link";
import { VisuallyHidden } from "../../components/ui/VisuallyHidden";
import { amendmentMessages } from "../../lib/amendmentMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { transactionMessages } from "../../lib/transactionMessages";
import { celebrateCompletion } from "./completion";
import { StepList } from "./StepList";
import { useIsShort } from "./useIsShort";
import { useSettling } from "./useSettling";
import { colorVar } from "../../theme/colors";
import "../../apollo/transactionEventsFragment";
import "../../apollo/transactionSidesFragment";

const FRAGMENT: TypedDocumentNode<TransactionSummary_TransactionFragment> = registerFragment(gql`
  fragment TransactionSummary_transaction on Transaction {
    id
    status
    closeReason
    secureExchange {
      id
      state
      date
    }
    ...TransactionEvents_transaction @unmask
    ...Meeting_transaction @unmask
    ...TransactionSides_transaction @unmask
  }
`);

type Side = TransactionSummary_TransactionFragment["viewerGives"];

/** The transaction of a conversation, pinned above it: both sides, the steps, and on phones the actions. */
export function TransactionSummary({
  transaction,
  actions,
  isReading = false,
  isLive = true,
}: {
  transaction: FragmentType<TransactionSummary_TransactionFragment>;
  actions?: ReactNode;
  /** While earlier messages are read, phones show it in one line; those without room always do. */
  isReading?: boolean;
  /** Only changes confirmed by the server are celebrated, not those found in the device's snapshot. */
  isLive?: boolean;
}) {
  const data = useFragmentData(FRAGMENT, transaction);
  const isSettling = useSettling(data?.status);
  const [isOpened, setOpened] = useState(false);
  const hasNoRoom = useIsShort() || isReading;
  if (isOpened && !hasNoRoom) setOpened(false);
  const isComplete = data?.status === "COMPLETE";
  const isResolved = data?.closeReason === "OPERATOR";
  const wasComplete = useRef<boolean | null>(null);
  useEffect(() => {
    if (!data || !isLive) return;
    // What operators had to decide is no reason to celebrate.
    if (isComplete && !isResolved && wasComplete.current === false) celebrateCompletion(data.id);
    wasComplete.current = isComplete;
  }, [data, isComplete, isResolved, isLive]);
  if (!data) return null;
  const isFolded = hasNoRoom && !isOpened;
  return (
    <chakra.section
      position="relative"
      overflow="hidden"
      flexShrink={0}
      bg="bg.receive"
      borderBottom="1px solid {colors.border.subtle}"
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
      {isFolded && (
        <FoldedSummary give={data.viewerGives} receive={data.viewerReceives} onOpen={() => setOpened(true)} />
      )}
      <chakra.div
        position="relative"
        display={{ base: isFolded ? "none" : "block", lg: "block" }}
        p={{ base: "12px 14px 14px", md: "16px 24px 18px" }}
      >
        <chakra.div
          display="grid"
          gridTemplateColumns="minmax(0,1fr) auto minmax(0,1fr)"
          gap={{ base: "2", md: "4" }}
          alignItems="center"
        >
          <SummarySide side={data.viewerGives} kind="give" isSettling={isSettling} />
          <chakra.span display={{ base: "none", md: "block" }}>
            <Seal size={52} turn={isSettling} />
          </chakra.span>
          <chakra.span display={{ base: "block", md: "none" }}>
            <Seal size={40} turn={isSettling} />
          </chakra.span>
          <SummarySide side={data.viewerReceives} kind="receive" isSettling={isSettling} />
        </chakra.div>
        <chakra.div mt={{ base: "3", md: "4" }}>
          <StepList
            status={data.status}
            closeReason={data.closeReason}
            events={data.events}
            meeting={meetingStepOf(data)}
          />
          {data.agreementVersion !== null && (
            <chakra.p mt="2" display="flex" justifyContent="center" gap="5" textStyle="small">
              <Link to={paths.agreement(data.id)} color="inherit" textDecoration="underline">
                {transactionMessages.chat.agreement}
              </Link>
              {data.canRequestAmendment && (
                <Link to={paths.counterOffer(data.id)} color="inherit" textDecoration="underline">
                  {amendmentMessages.request}
                </Link>
              )}
            </chakra.p>
          )}
        </chakra.div>
        {actions && (
          <chakra.div display={{ base: "block", lg: "none" }} mt="3">
            {actions}
          </chakra.div>
        )}
      </chakra.div>
    </chakra.section>
  );
}

/**
 * A booked place, or else what the two have agreed on by themselves: behind them once a code was checked there, or,
 * from its hour on, once a party has confirmed what it received.
 */
function meetingStepOf({ status, secureExchange, meeting }: TransactionSummary_TransactionFragment) {
  const isMet = meeting !== null && haveMet(meeting);
  if (!isMet && meeting?.state !== "AGREED") return secureExchange;
  const isBehind = status !== "ACCEPTED" && new Date(meeting.startsAt) <= new Date();
  const state = isMet || isBehind ? "COMPLETED" : "ACTIVE";
  return { state, date: caracasDay(new Date(meeting.startsAt)), isElsewhere: true } as const;
}

/** Both sides in one line; a tap shows the rest. */
function FoldedSummary({ give, receive, onOpen }: { give: Side; receive: Side; onOpen: () => void }) {
  const [given, received] = [toSide(give), toSide(receive)];
  return (
    <Line type="button" aria-expanded={false} onClick={onOpen}>
      <SmallTile side={given} kind="give" size={FOLDED_TILE} />
      <SmallTile side={received} kind="receive" size={FOLDED_TILE} />
      <chakra.span flex="1" minWidth="0" lineClamp={2}>
        {transactionMessages.chat.swap(describeSide(given), describeSide(received))}
      </chakra.span>
      <VisuallyHidden>{transactionMessages.chat.showDeal}</VisuallyHidden>
      <LuChevronDown size={20} aria-hidden="true" />
    </Line>
  );
}

const FOLDED_TILE = { base: 36, md: 36 };

const Line = chakra("button", {
  base: {
    position: "relative",
    display: { base: "flex", lg: "none" },
    alignItems: "center",
    gap: "2",
    width: "100%",
    minHeight: "52px",
    px: "3.5",
    textStyle: "caption",
    fontWeight: 700,
    textAlign: "left",
    cursor: "pointer",
    "& svg": { flexShrink: 0 },
    _focusVisible: { outlineOffset: "-3px" },
  },
});

function SummarySide({ side, kind, isSettling }: { side: Side; kind: "give" | "receive"; isSettling: boolean }) {
  const swapSide: TransactionSide = toSide(side);
  const isGive = kind === "give";
  const [onlyPublication] = side.publications;
  const name = describeSide(swapSide);
  const words = wordsOf(swapSide);
  const titles = words && side.publications.length === 0 ? null : describeSide({ items: side.publications });
  const isLinked = onlyPublication?.status === "ACTIVE" && side.publications.length === 1 && !words;
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      // Room for the dots of a cut title, too; see below.
      gap="4"
      minWidth="0"
      flexDirection={isGive ? "row" : "row-reverse"}
      textAlign={isGive ? "left" : "right"}
    >
      <chakra.span
        display="block"
        flexShrink={0}
        animation={
          isSettling ? `${isGive ? "settle-give" : "settle-receive"} {durations.swap} {easings.swap}` : undefined
        }
        css={{
          "@media (prefers-reduced-motion: reduce)": { animationName: isSettling ? "fade-in !important" : undefined },
        }}
      >
        <SmallTile side={swapSide} kind={kind} size={{ base: 58, md: 76 }} />
      </chakra.span>
      <chakra.div minWidth="0">
        <chakra.div textStyle="caption" fontWeight={700} color={isGive ? "fg.give" : "fg.receive"}>
          {isGive ? messages.swap.give : messages.swap.receive}
        </chakra.div>
        <chakra.div
          fontSize={{ base: "0.8125rem", md: "0.875rem" }}
          lineHeight={{ base: "1.125rem", md: "1.25rem" }}
          fontWeight={700}
          overflowWrap="anywhere"
          title={name}
          // Chromium draws the ellipsis of text on the right beyond its end.
          css={isGive ? undefined : { "& > *": { pr: "3", mr: "-3" } }}
        >
          {/* Money and words have lines of their own: behind titles they would be cut off. */}
          {words && <chakra.div lineClamp={titles ? 2 : 4}>{words}</chakra.div>}
          {titles && (
            <chakra.div lineClamp={words ? 1 : 2}>
              {isLinked ? (
                <Link to={paths.publication(onlyPublication)} color="inherit">
                  {titles}
                </Link>
              ) : (
                titles
              )}
            </chakra.div>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
