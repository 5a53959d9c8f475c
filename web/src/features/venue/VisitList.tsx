import { chakra } from "@chakra-ui/react/styled-system";
import type { TransactionRole } from "../../__generated__/enums";
import { Card } from "../../components/ui/Card";
import { VisitCard } from "./VisitCard";
import type { Visit, VisitOutcome } from "./useVenueVisits";

interface VisitListProps {
  label: string;
  visits: readonly Visit[];
  /** The one whose code was checked last. */
  foundId: string | null;
  /** They are of other days: each leads to its own. */
  isOfOtherDays?: boolean;
  isBusy: boolean;
  onArrive: (visit: Visit, party: TransactionRole, name: string) => void;
  /** Null where it failed. */
  onSettle: (id: string, reason: string, isRefunded: boolean) => Promise<VisitOutcome | null>;
}

/** Visits under a heading: those of a shift, or those that were left open. */
export function VisitList({ label, visits, foundId, isOfOtherDays, isBusy, onArrive, onSettle }: VisitListProps) {
  return (
    <section>
      <chakra.h2 textStyle="h3" mb="2">
        {label}
      </chakra.h2>
      <Card as="ul" m="0" p="0" listStyleType="none" overflow="hidden" aria-label={label}>
        {visits.map((visit) => (
          <VisitCard
            key={visit.id}
            visit={visit}
            isFound={foundId === visit.id}
            isOfOtherDay={isOfOtherDays}
            isBusy={isBusy}
            onArrive={(party, person) => onArrive(visit, party, person)}
            onSettle={(reason, isRefunded) => onSettle(visit.id, reason, isRefunded)}
          />
        ))}
      </Card>
    </section>
  );
}
