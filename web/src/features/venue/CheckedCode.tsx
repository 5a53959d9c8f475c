import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "../../components/ui/Link";
import { useNow } from "../../components/ui/useNow";
import { weekdayLabel } from "../../lib/dates";
import { fullName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { shiftLabel } from "../../lib/shiftTimes";
import { venueMessages } from "../../lib/venueMessages";
import { dayOf, describeCode } from "./describeCode";
import type { Visit } from "./useVenueVisits";

const text = venueMessages.visits;

/** States in which a booking stands on the page of its day. */
const LISTED: readonly Visit["state"][] = ["ACTIVE", "COMPLETED", "SETTLED"];

interface CheckedCodeProps {
  visit: Visit;
  /** Of which venue and day the page is. */
  venueId: string;
  date: string;
}

/** What the last code was; of one that is not good here and today also whose it is, and for where and when. */
export function CheckedCode({ visit, venueId, date }: CheckedCodeProps) {
  const { isGood, verdict } = describeCode(visit, venueId, useNow());
  const { venue, owner, interested, reason, movedAt, state } = visit;
  const isListedHere = venue.id === venueId && visit.date === date;
  return (
    <chakra.div display="grid" gap="1" overflowWrap="anywhere">
      <chakra.p fontWeight={700} color={isGood ? "fg.success" : "fg.error"}>
        {verdict}
      </chakra.p>
      {reason && <p>{text.reasonOf(reason)}</p>}
      {!isGood && (
        <>
          <p>{text.between(fullName(owner.user), fullName(interested.user))}</p>
          <p>
            {venue.name}.{" "}
            <chakra.span display="inline-block" _firstLetter={{ textTransform: "uppercase" }}>
              {text.when(weekdayLabel(visit.date), shiftLabel(visit))}
            </chakra.span>
          </p>
          {movedAt && <p>{text.moved(dayOf(movedAt))}</p>}
        </>
      )}
      {!isListedHere && LISTED.includes(state) && (
        <p>
          <Link to={paths.venueDay(venue.id, visit.date)} fontWeight={700} textDecoration="underline">
            {text.seeDay}
          </Link>
        </p>
      )}
    </chakra.div>
  );
}
