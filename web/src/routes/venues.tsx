import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { LuArrowLeft, LuPlus } from "react-icons/lu";
import { Button } from "../components/ui/Button";
import { Container } from "../components/ui/Card";
import { EmptyState } from "../components/ui/EmptyState";
import { ErrorState } from "../components/ui/ErrorState";
import { Link } from "../components/ui/Link";
import { PageTitle } from "../components/ui/PageTitle";
import { Skeleton } from "../components/ui/Skeleton";
import { useFocusOnChange } from "../components/ui/useFocusOnChange";
import { OperatorsOnly } from "../features/moderation/OperatorsOnly";
import { ClosedDays } from "../features/venue/ClosedDays";
import { VenueForm } from "../features/venue/VenueForm";
import { VenueList } from "../features/venue/VenueList";
import { useKeptVenues, useSaveVenue } from "../features/venue/useKeptVenues";
import { paths } from "../lib/paths";
import { venueMessages as text } from "../lib/venueMessages";

/** /moderacion/sedes: the venues of the secure exchange with their shifts, and the closed days. */
export default function VenuesRoute() {
  return (
    <OperatorsOnly>
      <Venues />
    </OperatorsOnly>
  );
}

function Venues() {
  const { data, error, refetch } = useKeptVenues();
  const { saveVenue, saveClosedDay, isSaving } = useSaveVenue();
  const [edited, setEdited] = useState<string | null>(null);
  const heading = useFocusOnChange<HTMLHeadingElement>(edited === null);
  const venues = data?.keptVenues;
  return (
    <Container maxWidth="960px" py={{ base: "5", md: "8" }}>
      <PageTitle>{text.title}</PageTitle>
      <Link to={paths.moderation()} display="inline-flex" alignItems="center" gap="2" minHeight="44px">
        <LuArrowLeft size={18} aria-hidden="true" />
        {text.back}
      </Link>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="4">
        <div>
          <chakra.h1 ref={heading} tabIndex={-1} outline="none" textStyle="h1">
            {text.title}
          </chakra.h1>
          <chakra.p color="fg.muted">{text.lead}</chakra.p>
        </div>
        {venues && edited === null && (
          <Button onClick={() => setEdited("new")}>
            <LuPlus size={20} aria-hidden="true" />
            {text.add}
          </Button>
        )}
      </chakra.div>
      {venues === undefined &&
        (error ? (
          <ErrorState onRetry={() => void refetch().catch(() => {})} />
        ) : (
          <Skeleton height="420px" borderRadius="card" aria-busy="true" />
        ))}
      {venues === null && <EmptyState title={text.missing} />}
      {venues && edited !== null && (
        <VenueForm
          kept={venues.find(({ venue }) => venue.id === edited) ?? null}
          isSaving={isSaving}
          onSave={saveVenue}
          onClose={() => setEdited(null)}
        />
      )}
      {venues && edited === null && (
        <chakra.div display="grid" gap="6">
          <VenueList venues={venues} isBusy={isSaving} onEdit={setEdited} onSave={(input) => void saveVenue(input)} />
          <ClosedDays days={data.closedDays ?? []} isSaving={isSaving} onSave={saveClosedDay} />
        </chakra.div>
      )}
    </Container>
  );
}
