import { useQuery } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { resultsMessages } from "../../lib/resultsMessages";
import type { SearchAddress } from "../../lib/searchAddress";
import { ResultGroups } from "./ResultGroups";
import { inputOf, SEARCH_RESULTS } from "./resultsQuery";
import type { ResultItem } from "./resultsQuery";

interface NearestBeyondProps {
  search: SearchAddress;
  attributes: readonly AttributeFilter[];
  renderCard: (publication: ResultItem, eager: boolean) => ReactNode;
}

/** Beyond the radius: the nearest there are. */
export function NearestBeyond({ search, attributes, renderCard }: NearestBeyondProps) {
  const { data } = useQuery(SEARCH_RESULTS, {
    variables: { input: inputOf({ ...search, radiusKm: null }, 1, attributes) },
  });
  const { items = [], partialMatches = [] } = data?.search ?? {};
  if (items.length === 0) return null;
  return (
    <chakra.section display="grid" gap="4">
      <chakra.h2 textStyle="h2">{resultsMessages.nearest}</chakra.h2>
      <ResultGroups
        items={items}
        partialMatches={partialMatches}
        hasSeveralTerms={search.terms.length > 1}
        renderCard={renderCard}
      />
    </chakra.section>
  );
}
