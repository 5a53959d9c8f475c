import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { resultsMessages } from "../../lib/resultsMessages";
import { ResultGrid } from "./ResultGrid";

interface ResultGroupsProps<Item> {
  items: readonly Item[];
  /** Which items lack which words of the search. */
  partialMatches: readonly { publicationId: string; missingWords: readonly string[] }[];
  /** Whether others stand above them. */
  isBelowOthers?: boolean;
  renderCard: (item: Item, eager: boolean) => ReactNode;
}

/** Above the fold. */
const EAGER_CARDS = 4;

/** The results; those that lack the same words stand under a heading that names them. */
export function ResultGroups<Item extends { id: string }>({
  items,
  partialMatches,
  isBelowOthers = false,
  renderCard,
}: ResultGroupsProps<Item>) {
  const groups: { title: string; start: number; items: Item[] }[] = [];
  items.forEach((item, index) => {
    const missing = partialMatches.find(({ publicationId }) => publicationId === item.id)?.missingWords;
    const title = missing ? resultsMessages.without(missing) : resultsMessages.results;
    const last = groups.at(-1);
    if (last?.title === title) last.items.push(item);
    else groups.push({ title, start: index, items: [item] });
  });
  return groups.map((group) => (
    <section key={group.start}>
      {/* Alone, the results need no heading that is seen. */}
      <chakra.h2
        textStyle="h3"
        mb="3"
        overflowWrap="anywhere"
        srOnly={group.title === resultsMessages.results && !isBelowOthers && groups.length === 1}
      >
        {group.title}
      </chakra.h2>
      <ResultGrid>{group.items.map((item, index) => renderCard(item, group.start + index < EAGER_CARDS))}</ResultGrid>
    </section>
  ));
}
