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
  /** Whether others stand above them. */
  isBelowOthers?: boolean;
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
  isBelowOthers = false,
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
  return groups.map((group) => {
    const title = titleOf(group.missing);
    return (
      <section key={group.start}>
        {/* Alone, the results need no heading that is seen. */}
        <chakra.h2
          textStyle="h3"
          mb="3"
          overflowWrap="anywhere"
          // False would take the margin.
          srOnly={(title === resultsMessages.results && !isBelowOthers && groups.length === 1) || undefined}
        >
          {title}
        </chakra.h2>
        <ResultGrid>{group.items.map((item, index) => renderCard(item, group.start + index < EAGER_CARDS))}</ResultGrid>
      </section>
    );
  });
}

function titleOf([first = [], ...others]: readonly (readonly string[])[]): string {
  if (first.length === 0) return resultsMessages.results;
  const isSame = others.every((missing) => missing.join() === first.join());
  return isSame ? resultsMessages.without(first) : resultsMessages.fewerWords(first.length);
}
