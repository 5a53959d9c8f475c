import { useState } from "react";
import type { SearchResultsQuery } from "../../__generated__/graphql";
import type { AttributeFilter } from "../../lib/attributeFilters";
import type { SearchAddress } from "../../lib/searchAddress";

type Result = SearchResultsQuery["search"];

interface Asked {
  /** What the search has found; none while it loads. */
  current: Result | undefined;
  error: unknown;
  search: SearchAddress;
  page: number;
  attributes: readonly AttributeFilter[];
}

/**
 * The result of a search. While the same one is asked for from another place, as once the city of the profile is known
 * after a sign-in, what was found stays.
 */
export function useStayingResult({ current, error, search, page, attributes }: Asked): {
  result: Result | undefined;
  /** Whether it is of the place before. */
  isStaying: boolean;
} {
  const key = JSON.stringify([{ ...search, position: null }, page, attributes]);
  const [last, setLast] = useState({ key, result: current });
  if (current && (last.key !== key || last.result !== current)) setLast({ key, result: current });
  if (current) return { result: current, isStaying: false };
  const staying = last.key === key && !error ? last.result : undefined;
  return { result: staying, isStaying: staying !== undefined };
}
