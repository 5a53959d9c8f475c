import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { resultsMessages } from "../../lib/resultsMessages";
import { ResultGrid } from "./ResultGrid";

interface ResultGroupsProps<Item> {
  items: readonly Item[];
  /** Which items lack which words of the search. */
  partialMatches: readonly { publicationId: string; missingWords: readonly string[] }[];
  /** Whether any of several terms was searched. */
  hasSeveralTerms: boolean;
  /** Of all results, where others stand above them: phones show it here. */
  countBelowOthers?: string | undefined;
  renderCard: (item: Item, eager: boolean) => ReactNode;
}

interface Group<Item> {
  start: number;
  items: Item[];
  /** What each of them lacks. */
  missing: (readonly string[])[];
}

/** Above the fold. */
const EAGER_CARDS = 4;

/**
 * The results; those that lack words of the search stand under a heading that says so, each group in the chosen order.
 * Of a single term all of a group lack the same words, of several terms as many.
 */
export function ResultGroups<Item extends { id: string }>({
  items,
  partialMatches,
  hasSeveralTerms,
  countBelowOthers,
  renderCard,
}: ResultGroupsProps<Item>) {
  const groups: Group<Item>[] = [];
  const keyOf = (missing: readonly string[] = []) => (hasSeveralTerms ? missing.length : missing.join());
  items.forEach((item, index) => {
    const missing = partialMatches.find(({ publicationId }) => publicationId === item.id)?.missingWords ?? [];
    const last = groups.at(-1);
    if (last && keyOf(last.missing[0]) === keyOf(missing)) {
      last.items.push(item);
      last.missing.push(missing);
    } else groups.push({ start: index, items: [item], missing: [missing] });
  });
  return groups.map((group, index) => {
    const title = titleOf(group.missing);
    return (
      <section key={group.start}>
        <chakra.div display="flex" justifyContent="space-between" alignItems="baseline" gap="3">
          {/* Alone, the results need no heading that is seen. */}
          <chakra.h2
            textStyle="h3"
            mb={{ base: "1", md: "3" }}
            overflowWrap="anywhere"
            // False would take the margin.
            srOnly={(title === resultsMessages.results && !countBelowOthers && groups.length === 1) || undefined}
          >
            {title}
          </chakra.h2>
          {countBelowOthers && index === 0 && (
            // The page's own count, which is hidden there, is read out.
            <chakra.span
              aria-hidden="true"
              textStyle="caption"
              color="fg.muted"
              flexShrink={0}
              display={{ md: "none" }}
            >
              {countBelowOthers}
            </chakra.span>
          )}
        </chakra.div>
        <ResultGrid>{group.items.map((item, at) => renderCard(item, group.start + at < EAGER_CARDS))}</ResultGrid>
      </section>
    );
  });
}

function titleOf([first = [], ...others]: readonly (readonly string[])[]): string {
  if (first.length === 0) return resultsMessages.results;
  const isSame = others.every((missing) => missing.join() === first.join());
  return isSame ? resultsMessages.without(first) : resultsMessages.fewerWords(first.length);
}
