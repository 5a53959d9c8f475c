import { chakra } from "@chakra-ui/react/styled-system";
import { ErrorState } from "../../components/ui/ErrorState";
import { Skeleton } from "../../components/ui/Skeleton";
import { promotionMessages } from "../../lib/promotionMessages";
import { PlanChoice } from "./PlanChoice";
import { PromotedPublicationSummary } from "./PromotedPublicationSummary";
import type { PromotedPublication } from "./PromotedPublicationSummary";
import type { Plan } from "./usePlans";

const text = promotionMessages.plans;

interface PlanStepProps {
  publication: PromotedPublication;
  /** Undefined while loading. */
  plans: readonly Plan[] | undefined;
  selectedId: string | undefined;
  onChoose: (planId: string) => void;
  hasFailed: boolean;
  onRetry: () => void;
}

/** The publication to promote, and the plans. */
export function PlanStep({ publication, plans, selectedId, onChoose, hasFailed, onRetry }: PlanStepProps) {
  return (
    <>
      <PromotedPublicationSummary publication={publication} />
      <chakra.p my="4" textStyle="small" color="fg.muted">
        {text.hint}
      </chakra.p>
      {plans && plans.length > 0 && <PlanChoice plans={plans} selectedId={selectedId} onChoose={onChoose} />}
      {plans && plans.length === 0 && <chakra.p fontWeight={700}>{text.none}</chakra.p>}
      {!plans && (hasFailed ? <ErrorState onRetry={onRetry} /> : <PlansSkeleton />)}
    </>
  );
}

function PlansSkeleton() {
  return (
    <chakra.div display="grid" gap="2.5" pt="7" aria-busy="true">
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} height="68px" borderRadius="plumaMd" />
      ))}
    </chakra.div>
  );
}
