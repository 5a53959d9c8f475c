import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { SearchResultsQuery, SearchResultsQueryVariables } from "../../__generated__/graphql";
import { recentDays } from "../../../../rules/search";
import { toAttributeInput } from "../../lib/attributeFilters";
import type { AttributeFilter } from "../../lib/attributeFilters";
import type { SearchAddress } from "../../lib/searchAddress";

/** A page of results, with the categories and attributes by which they can be narrowed. */
export const SEARCH_RESULTS: TypedDocumentNode<SearchResultsQuery, SearchResultsQueryVariables> = gql`
  query SearchResults($input: SearchInput!) {
    search(input: $input) {
      items {
        id
        ...PublicationCard_publication
      }
      sponsored {
        id
        ...PublicationCard_publication
      }
      categories {
        id
        name
        count
        isSelected
      }
      partialMatches {
        publicationId
        missingWords
      }
      canRefine
      facets {
        name
        label
        kind
        unit
        values {
          value
          count
        }
      }
      page {
        page
        pages
        total
      }
      isTotalMinimum
      areCountsMinimum
    }
  }
`;

/** A publication as its card shows it. */
export type ResultItem = NonNullable<SearchResultsQuery["search"]>["items"][number];

/** What a search sends for its address. */
export function inputOf(
  search: SearchAddress,
  page: number,
  attributes: readonly AttributeFilter[],
): SearchResultsQueryVariables["input"] {
  const { mode, terms, ids, minUsd, maxUsd, categoryId, type, location, condition, order } = search;
  return {
    mode,
    ...(ids ? { ids: [...ids] } : mode === "VALUE" ? {} : { terms }),
    minUsd: minUsd ?? null,
    maxUsd: maxUsd ?? null,
    categoryId: categoryId ?? null,
    type: type ?? null,
    location: location ?? null,
    condition: condition ?? null,
    order: order ?? null,
    // Refused to others than Premium accounts.
    ...(search.onlyVerified && { verifiedOwners: true }),
    ...(search.onlyRecent && { publishedDays: recentDays }),
    // Left out where there are none: the query of a plain search stays as it was. Without a category they are refused.
    ...(categoryId && attributes.length > 0 && { attributes: toAttributeInput(attributes) }),
    radiusKm: search.radiusKm,
    near: search.position,
    page,
  };
}
