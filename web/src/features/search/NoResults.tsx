import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { resultsMessages } from "../../lib/resultsMessages";
import { paths } from "../../lib/paths";
import type { SearchAddress } from "../../lib/paths";

interface NoResultsProps {
  search: SearchAddress;
  /** URL of this search with a change. */
  to: (change: Partial<SearchAddress>) => string;
}

/** Nothing was found: how to find more, and publishing. */
export function NoResults({ search, to }: NoResultsProps) {
  const { mode, radiusKm, terms } = search;
  const hint = mode === "HAVE" ? resultsMessages.emptyHaveHint : resultsMessages.emptyHint;
  const what = terms.length > 0 ? `«${terms.join(", ")}»` : resultsMessages.emptyWhat;
  return (
    <EmptyState
      size="page"
      title={resultsMessages.empty}
      hint={radiusKm === null ? resultsMessages.emptyAnywhereHint : hint(what, radiusKm)}
      action={
        <>
          {radiusKm !== null && (
            <ButtonLink to={to({ radiusKm: null })} wide>
              {resultsMessages.widen}
            </ButtonLink>
          )}
          <ButtonLink to={paths.newPublication()} variant="secondary" wide>
            {resultsMessages.publishMine}
          </ButtonLink>
        </>
      }
    />
  );
}
