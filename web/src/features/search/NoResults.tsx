import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { resultsMessages } from "../../lib/resultsMessages";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { paths } from "../../lib/paths";
import type { SearchAddress } from "../../lib/paths";
import { AlertSlot } from "./AlertSlot";

interface NoResultsProps {
  search: SearchAddress;
  attributes: readonly AttributeFilter[];
  /** URL of this search with a change. */
  to: (change: Partial<SearchAddress>) => string;
}

/** Nothing was found: how to find more, to be notified once there is something, and publishing. */
export function NoResults({ search, attributes, to }: NoResultsProps) {
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
          <AlertSlot search={search} attributes={attributes} kind="empty" />
          <ButtonLink to={paths.newPublication()} variant="secondary" wide>
            {resultsMessages.publishMine}
          </ButtonLink>
        </>
      }
    />
  );
}
