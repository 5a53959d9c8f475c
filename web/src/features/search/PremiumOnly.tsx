import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { paths } from "../../lib/paths";
import { resultsMessages } from "../../lib/resultsMessages";

/** An address with filters of Premium, opened without it: a shared one, or one from before the term ended. */
export function PremiumOnly({ withoutFilters }: { withoutFilters: string }) {
  return (
    <EmptyState
      size="page"
      title={resultsMessages.premiumOnly}
      hint={resultsMessages.premiumOnlyHint}
      action={
        <>
          <ButtonLink to={paths.subscriptions()} wide>
            {resultsMessages.premiumPlans}
          </ButtonLink>
          <ButtonLink to={withoutFilters} variant="secondary" wide>
            {resultsMessages.withoutPremiumFilters}
          </ButtonLink>
        </>
      }
    />
  );
}
