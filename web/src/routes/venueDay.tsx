import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuArrowLeft, LuChevronLeft, LuChevronRight } from "react-icons/lu";
import { useNavigate, useParams, useSearchParams } from "react-router-dom";
import { addDays, caracasDay, isDay } from "../../../rules/age";
import { isWeekend } from "../../../rules/secureExchange";
import type { TransactionRole } from "../__generated__/enums";
import { Card, Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Field } from "../components/ui/Field";
import { Input } from "../components/ui/Input";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { Skeleton } from "../components/ui/Skeleton";
import { toast } from "../components/ui/toast";
import { useNow } from "../components/ui/useNow";
import { OperatorsOnly } from "../features/moderation/OperatorsOnly";
import { CodeCheck } from "../features/venue/CodeCheck";
import { VisitList } from "../features/venue/VisitList";
import { useKeptVenues } from "../features/venue/useKeptVenues";
import { useVenueVisits, useVisitActions } from "../features/venue/useVenueVisits";
import type { Visit } from "../features/venue/useVenueVisits";
import { weekdayLabel } from "../lib/dates";
import { paths } from "../lib/paths";
import { shiftLabel } from "../lib/shiftTimes";
import { venueMessages } from "../lib/venueMessages";

const text = venueMessages.visits;

/**
 * /moderacion/sedes/{id}: who comes to a venue on a day, by shift, and above them what earlier days have left open;
 * codes are checked and arrivals recorded here.
 */
export default function VenueDayRoute() {
  const { id = "" } = useParams();
  return (
    <OperatorsOnly>
      <VenueDay key={id} venueId={id} />
    </OperatorsOnly>
  );
}

function VenueDay({ venueId }: { venueId: string }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const asked = search.get("dia") ?? "";
  const date = isDay(asked) ? asked : caracasDay(now);
  const { data } = useKeptVenues();
  const kept = data?.keptVenues?.find(({ venue }) => venue.id === venueId);
  const name = kept?.venue.name;
  const closedDay = data?.closedDays?.find((closed) => closed.date === date);
  const whyClosed = closedDay
    ? text.reasonOf(closedDay.reason)
    : isWeekend(date)
      ? text.closedWeekend
      : kept?.isOpen === false
        ? text.closedVenue
        : null;
  const isUnknown = data !== undefined && name === undefined;
  const { visits, hasFailed, refresh } = useVenueVisits(venueId, date);
  const { checkCode, recordArrival, settle, isBusy } = useVisitActions();
  const [found, setFound] = useState<Visit | null>(null);
  // A found visit may be on another day, which «Ver ese día» opens. Any other change of the day clears it.
  const [from, setFrom] = useState(date);
  if (from !== date) {
    setFrom(date);
    if (found?.date !== date) setFound(null);
  }
  // A visit that is settled here stays listed until the page is left.
  const earlier = visits?.filter((visit) => visit.date < date) ?? [];
  const expected = visits?.filter((visit) => visit.date === date);

  const arrive = async (visit: Visit, party: TransactionRole, person: string) => {
    const outcome = await recordArrival(visit.id, party);
    for (const { message } of outcome?.errors ?? []) toast.refused(message);
    if (outcome?.visit) toast.success(outcome.visit.state === "COMPLETED" ? text.completed : text.recorded(person));
  };
  const list = {
    foundId: found?.id ?? null,
    isBusy,
    onArrive: (visit: Visit, party: TransactionRole, person: string) => void arrive(visit, party, person),
    onSettle: settle,
  };
  const heading = name ? text.title(name) : venueMessages.title;
  return (
    <Container maxWidth="960px" py={{ base: "5", md: "8" }}>
      <PageTitle>{heading}</PageTitle>
      <Link to={paths.venues()} display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <LuArrowLeft size={18} aria-hidden="true" />
        {venueMessages.toVenues}
      </Link>
      <chakra.h1 textStyle="h1" mb="4" overflowWrap="anywhere">
        {heading}
      </chakra.h1>
      {isUnknown ? (
        <EmptyState title={venueMessages.unknown} />
      ) : (
        <chakra.div display="grid" gap="5">
          <CodeCheck venueId={venueId} date={date} onCheck={checkCode} onFound={setFound} />
          <chakra.div display="grid" gap="2" maxWidth="240px">
            <Field label={text.date} hint={weekdayLabel(date)}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  value={date}
                  onChange={(event) => {
                    if (isDay(event.target.value))
                      void navigate(paths.venueDay(venueId, event.target.value), { replace: true });
                  }}
                />
              )}
            </Field>
            <chakra.nav aria-label={text.days} display="flex" justifyContent="space-between" gap="3">
              <DayLink to={paths.venueDay(venueId, addDays(date, -1))} replace>
                <LuChevronLeft size={18} aria-hidden="true" />
                {text.former}
              </DayLink>
              <DayLink to={paths.venueDay(venueId, addDays(date, 1))} replace>
                {text.next}
                <LuChevronRight size={18} aria-hidden="true" />
              </DayLink>
            </chakra.nav>
          </chakra.div>
          {!visits &&
            (hasFailed || visits === null ? (
              <ErrorState onRetry={refresh} />
            ) : (
              <Skeleton height="320px" borderRadius="card" aria-busy="true" />
            ))}
          {earlier.length > 0 && <VisitList {...list} label={text.earlier} visits={inOrder(earlier)} isOfOtherDays />}
          {expected?.length === 0 && (
            <EmptyState title={whyClosed === null ? text.none : text.closed} hint={whyClosed ?? text.noneHint} />
          )}
          {expected && expected.length > 0 && whyClosed !== null && (
            <Card as="p" m="0" p="4">
              <b>{text.closed}.</b> <span>{whyClosed}</span>
            </Card>
          )}
          {groupByShift(expected ?? []).map(({ label, visits: ofShift }) => (
            <VisitList key={label} {...list} label={label} visits={ofShift} />
          ))}
        </chakra.div>
      )}
    </Container>
  );
}

const DayLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    minHeight: "44px",
    textStyle: "small",
    fontWeight: 700,
  },
});

/** By days and shifts. */
const inOrder = (visits: readonly Visit[]): Visit[] =>
  visits.toSorted((a, b) => (a.date + a.startsAt).localeCompare(b.date + b.startsAt));

function groupByShift(visits: readonly Visit[]): { label: string; visits: Visit[] }[] {
  const groups = new Map<string, Visit[]>();
  for (const visit of inOrder(visits)) groups.set(shiftLabel(visit), [...(groups.get(shiftLabel(visit)) ?? []), visit]);
  return [...groups].map(([label, ofShift]) => ({ label, visits: ofShift }));
}
