import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { PublishingCategoriesQuery, PublishingCategoriesQueryVariables } from "../../__generated__/graphql";

/** Exported for its tests. */
export const CATEGORIES: TypedDocumentNode<PublishingCategoriesQuery, PublishingCategoriesQueryVariables> = gql`
  query PublishingCategories {
    categories {
      id
      name
      children {
        id
        name
        children {
          id
          name
          children {
            id
            name
          }
        }
      }
    }
    excludedWords
  }
`;

/** The category tree and the words excluded from interests. */
export function useCategories() {
  const { data, loading, error, refetch } = useQuery(CATEGORIES);
  return {
    tree: data?.categories ?? [],
    excludedWords: data?.excludedWords ?? [],
    isLoading: loading && !data,
    hasFailed: Boolean(error) && !data,
    retry: () => void refetch(),
  };
}
