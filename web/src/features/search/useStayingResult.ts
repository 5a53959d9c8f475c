import { useState } from "react";
import type { SearchResultsQuery } from "../../__generated__/graphql";
import type { AttributeFilter } from "../../lib/attributeFilters";
import type { SearchAddress } from "../../lib/searchAddress";

type Result = SearchResultsQuery["search"];

/**
 * The result of a search. While the same one is asked for from another place, as once the city of the profile is known
 * after a sign-in, what was found stays.
 */
export function useStayingResult(
  result: Result | undefined,
  search: SearchAddress,
  page: number,
  attributes: readonly AttributeFilter[],
): Result | undefined {
  const key = JSON.stringify([{ ...search, position: null }, page, attributes]);
  const [last, setLast] = useState({ key, result });
  if (result && (last.key !== key || last.result !== result)) setLast({ key, result });
  return result ?? (last.key === key ? last.result : undefined);
}
