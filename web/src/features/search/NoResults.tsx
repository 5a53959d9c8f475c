import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { resultsMessages } from "../../lib/resultsMessages";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { paths } from "../../lib/paths";
import type { SearchAddress } from "../../lib/searchAddress";
import { AlertSlot } from "./AlertSlot";
import { hasFilters } from "./hasFilters";

interface NoResultsProps {
  search: SearchAddress;
  attributes: readonly AttributeFilter[];
  /** URL of this search with a change. */
  to: (change: Partial<SearchAddress>) => string;
}

/** Nothing was found: how to find more, to be notified once there is something, and publishing. */
export function NoResults({ search, attributes, to }: NoResultsProps) {
  const anywhere = anywhereOf(search);
  return (
    <EmptyState
      size="page"
      title={resultsMessages.empty}
      hint={hintOf(search, attributes.length > 0)}
      action={
        <>
          {anywhere && (
            <ButtonLink to={to(anywhere)} wide>
              {resultsMessages.widen}
            </ButtonLink>
          )}
          <AlertSlot search={search} attributes={attributes} kind="empty" />
          {/* The first of the ways is filled; what others do not have, the viewer may. */}
          <ButtonLink to={paths.newPublication()} variant={anywhere ? "secondary" : "swap"} wide>
            {resultsMessages.publishMine}
          </ButtonLink>
        </>
      }
    />
  );
}

/** What would have to change for a search of the whole country; null where it is one. */
export const anywhereOf = ({ radiusKm, location }: SearchAddress): Partial<SearchAddress> | null =>
  radiusKm === null && !location ? null : { radiusKm: null, location: null };

function hintOf(search: SearchAddress, hasAttributes: boolean): string {
  const { mode, radiusKm, location, terms, categoryId } = search;
  const text = resultsMessages;
  const isWanted = mode === "HAVE";
  const isCategory = terms.length === 0 && Boolean(categoryId) && mode !== "VALUE";
  const what = isCategory ? text.emptyWhatCategory : terms.length > 0 ? `«${terms.join(", ")}»` : text.emptyWhat;
  if (radiusKm !== null) return (isWanted ? text.emptyHaveHint : text.emptyHint)(what, radiusKm);
  if (location) return (isWanted ? text.emptyHaveInPlaceHint : text.emptyInPlaceHint)(what, location);
  if (hasAttributes || hasFilters(search)) return text.emptyFilteredHint;
  if (mode === "VALUE") return text.emptyValueHint;
  return isCategory ? text.emptyCategoryHint : text.emptyAnywhereHint;
}
