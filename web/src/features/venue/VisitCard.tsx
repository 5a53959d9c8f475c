import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuCheck } from "react-icons/lu";
import { caracasDay } from "../../../../rules/age";
import { clockTime } from "../../../../rules/clock";
import { arrivalsFrom, isBeforeShift } from "../../../../rules/secureExchange";
import type { TransactionRole } from "../../__generated__/enums";
import { Avatar } from "../../components/ui/Avatar";
import { Button } from "../../components/ui/Button";
import { Link } from "../../components/ui/Link";
import { VerifiedMark } from "../../components/ui/VerifiedMark";
import { useKeptFocus } from "../../components/ui/useKeptFocus";
import { useNow } from "../../components/ui/useNow";
import { timeOfDay, weekdayLabel } from "../../lib/dates";
import { messages } from "../../lib/messages";
import { fullName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { shiftLabel } from "../../lib/shiftTimes";
import { venueMessages } from "../../lib/venueMessages";
import { SettleForm } from "./SettleForm";
import type { Visit, VisitOutcome } from "./useVenueVisits";

const text = venueMessages.visits;

interface VisitCardProps {
  visit: Visit;
  /** Its code was checked last. */
  isFound: boolean;
  /** Of another day than the page: it leads there. */
  isOfOtherDay?: boolean | undefined;
  isBusy: boolean;
  onArrive: (party: TransactionRole, name: string) => void;
  /** Null where it failed. */
  onSettle: (reason: string, isRefunded: boolean) => Promise<VisitOutcome | null>;
}

/** A booking at the desk: what is exchanged, who has come, and its settlement. */
export function VisitCard({ visit, isFound, isOfOtherDay, isBusy, onArrive, onSettle }: VisitCardProps) {
  const [isSettling, setSettling] = useState(false);
  const now = useNow();
  const isEarly = isBeforeShift({ day: visit.date, startsAt: visit.startsAt }, now);
  const { target: heading, area } = useKeptFocus<HTMLHeadingElement>();
  const { state, publicationTitle, offeredTitles, writtenOffer, canRecordArrival, canSettle, reason } = visit;
  const opens = arrivalsFrom(visit.date, visit.startsAt);
  const isBeforeArrivals = state === "ACTIVE" && visit.date === caracasDay(now) && now < opens;
  const written = writtenOffer ? [messages.swap.written(writtenOffer)] : [];
  const title = text.exchange(publicationTitle, [...offeredTitles, ...written].join(", "));
  const brought = {
    OWNER: text.ownerBrings(messages.swap.written(publicationTitle)),
    INTERESTED: text.interestedBrings([...offeredTitles.map(messages.swap.written), ...written].join(", ")),
  };
  return (
    <chakra.li
      {...area}
      p="4"
      _notLast={{ borderBottom: "1px solid {colors.border.subtle}" }}
      bg={isFound ? "bg.success" : undefined}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" gap="2">
        <chakra.h3 ref={heading} tabIndex={-1} outline="none" fontFamily="body" fontSize="1rem" overflowWrap="anywhere">
          {title}
        </chakra.h3>
        {state !== "ACTIVE" && (
          <chakra.span textStyle="small" color="fg.muted">
            {secureExchangeMessages.state[state]}
          </chakra.span>
        )}
      </chakra.div>
      {isOfOtherDay && (
        <Link
          to={paths.venueDay(visit.venue.id, visit.date)}
          display="inline-flex"
          alignItems="center"
          minHeight="44px"
          textStyle="small"
          fontWeight={700}
        >
          <chakra.span display="inline-block" _firstLetter={{ textTransform: "uppercase" }}>
            {text.when(weekdayLabel(visit.date), shiftLabel(visit))}
          </chakra.span>
        </Link>
      )}
      {reason && (
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {text.reasonOf(reason)}
        </chakra.p>
      )}
      <chakra.div
        mt="3"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
      >
        {(["OWNER", "INTERESTED"] as const).map((party) => {
          const { user, arrivedAt } = party === "OWNER" ? visit.owner : visit.interested;
          return (
            <chakra.div
              key={party}
              display="grid"
              gridTemplateColumns={{ base: "auto minmax(0, 1fr)", sm: "auto minmax(0, 1fr) auto" }}
              alignItems="center"
              columnGap="3"
              rowGap="2"
            >
              <Avatar person={user} size={40} />
              <div>
                <chakra.p display="flex" alignItems="center" gap="1.5" fontWeight={700}>
                  <chakra.span minWidth="0" overflowWrap="anywhere">
                    {fullName(user)}
                  </chakra.span>
                  <VerifiedMark person={user} size={16} />
                </chakra.p>
                <chakra.p textStyle="caption" color="fg.muted" overflowWrap="anywhere">
                  {brought[party]}
                </chakra.p>
              </div>
              {arrivedAt ? (
                <chakra.span
                  gridColumn={{ base: "2", sm: "auto" }}
                  display="inline-flex"
                  alignItems="center"
                  gap="1.5"
                  fontWeight={700}
                  color="fg.success"
                >
                  <LuCheck size={18} aria-hidden="true" />
                  {text.arrived(timeOfDay(arrivedAt))}
                </chakra.span>
              ) : (
                canRecordArrival && (
                  <Button
                    variant="confirm"
                    size="s"
                    // Below the name on a phone.
                    gridColumn={{ base: "2", sm: "auto" }}
                    justifySelf="start"
                    aria-disabled={isBusy}
                    aria-label={text.recordOf(fullName(user))}
                    onClick={() => {
                      if (!isBusy) onArrive(party, fullName(user));
                    }}
                  >
                    {text.record}
                  </Button>
                )
              )}
            </chakra.div>
          );
        })}
      </chakra.div>
      {isBeforeArrivals && (
        <chakra.p mt="3" textStyle="small" color="fg.muted">
          {text.arrivalsFrom(clockTime(opens))}
        </chakra.p>
      )}
      {canSettle &&
        (isSettling ? (
          <SettleForm isEarly={isEarly} isBusy={isBusy} onSettle={onSettle} onClose={() => setSettling(false)} />
        ) : (
          <Button
            mt="3"
            ml="-3.5"
            variant="text"
            size="s"
            aria-label={isEarly ? text.settleEarlyOf(title) : text.settleOf(title)}
            onClick={() => setSettling(true)}
          >
            {isEarly ? text.settleEarly : text.settle}
          </Button>
        ))}
    </chakra.li>
  );
}
