import { ButtonLink } from "../../components/ui/Button";
import { EmptyState } from "../../components/ui/EmptyState";
import { messages } from "../../lib/messages";
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
  const hint = mode === "HAVE" ? messages.search.emptyHaveHint : messages.search.emptyHint;
  const what = terms.length > 0 ? `«${terms.join(", ")}»` : messages.search.emptyWhat;
  return (
    <EmptyState
      size="page"
      title={messages.search.empty}
      hint={radiusKm === null ? messages.search.emptyAnywhereHint : hint(what, radiusKm)}
      action={
        <>
          {radiusKm !== null && (
            <ButtonLink to={to({ radiusKm: null })} wide>
              {messages.search.widen}
            </ButtonLink>
          )}
          <ButtonLink to={paths.newPublication()} variant="secondary" wide>
            {messages.search.publishMine}
          </ButtonLink>
        </>
      }
    />
  );
}
