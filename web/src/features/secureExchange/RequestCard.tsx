import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useSession } from "../../apollo/session";
import { Card } from "../../components/ui/Card";
import { Link } from "../../components/ui/Link";
import { weekdayLabel } from "../../lib/dates";
import { fullName } from "../../lib/names";
import { paths } from "../../lib/paths";
import { secureExchangeMessages } from "../../lib/secureExchangeMessages";
import { shiftLabel } from "../../lib/shiftTimes";
import { VenueMap } from "./VenueMap";
import type { SecureExchange } from "./secureExchangeFragment";

const text = secureExchangeMessages.request;

/** Where and when, by whom, and how to get there. */
export function RequestCard({ booking, name }: { booking: SecureExchange; name: string }) {
  const { venue, date, isBooker, isIncluded, proforma } = booking;
  const { viewer } = useSession();
  const receiptNumber = isBooker && !isIncluded ? proforma?.receiptNumber : null;
  return (
    <Card as="section" aria-label={text.venue} display="grid" gap="4" p={{ base: "5", md: "6" }}>
      <chakra.dl display="grid" gap="3">
        <Line label={text.day}>
          <chakra.span display="inline-block" _firstLetter={{ textTransform: "uppercase" }}>
            {weekdayLabel(date)}
          </chakra.span>
        </Line>
        <Line label={text.shift}>{shiftLabel(booking)}</Line>
        <Line label={text.venue}>
          {venue.name}
          <chakra.span display="block" fontWeight={400}>
            {venue.address}, {venue.city}
          </chakra.span>
        </Line>
        <Line label={text.bookedBy} only="screen">
          {isBooker ? text.you : name}
        </Line>
        {viewer && (
          <Line label={text.people} only="paper">
            {text.between(fullName(viewer.user), name)}
          </Line>
        )}
        {isBooker && isIncluded && <Line label={text.payment}>{text.included}</Line>}
        {proforma && receiptNumber && (
          <>
            <Line label={text.payment} only="screen">
              <Link to={paths.receipt(proforma.id)}>{text.receipt}</Link>
            </Line>
            <Line label={text.receiptNumber} only="paper">
              {receiptNumber}
            </Line>
          </>
        )}
      </chakra.dl>
      {venue.location && (
        <chakra.div display="grid" gap="2" css={{ "@media print": { display: "none" } }}>
          <VenueMap name={venue.name} location={venue.location} />
          <chakra.a
            href={`https://www.openstreetmap.org/?mlat=${venue.location.latitude}&mlon=${venue.location.longitude}#map=17/${venue.location.latitude}/${venue.location.longitude}`}
            target="_blank"
            rel="noreferrer"
            justifySelf="start"
            py="2"
            fontWeight={700}
            color="fg.link"
          >
            {text.howToGet}
          </chakra.a>
        </chakra.div>
      )}
      <chakra.p textStyle="small" color="fg.muted">
        {text.bring}
      </chakra.p>
    </Card>
  );
}

interface LineProps {
  label: string;
  /** Who looks at paper is not «Tú», and cannot follow a link. */
  only?: "screen" | "paper";
  children: ReactNode;
}

function Line({ label, only, children }: LineProps) {
  return (
    <chakra.div
      display={only === "paper" ? "none" : "grid"}
      css={{ "@media print": { display: only === "screen" ? "none !important" : "grid !important" } }}
      gridTemplateColumns={{ base: "112px minmax(0, 1fr)", md: "144px minmax(0, 1fr)" }}
      gap="3"
    >
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd m="0" fontWeight={700} overflowWrap="anywhere">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}
