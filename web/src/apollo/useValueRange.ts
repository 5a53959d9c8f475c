import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { ValueRangeQuery, ValueRangeQueryVariables } from "../__generated__/graphql";

const VALUE_RANGE: TypedDocumentNode<ValueRangeQuery, ValueRangeQueryVariables> = gql`
  query ValueRange($categoryId: ID!, $title: String!) {
    valueRange(categoryId: $categoryId, title: $title) {
      low {
        amount
      }
      high {
        amount
      }
      thingCount
    }
  }
`;

/** What similar things are worth; null where that is unknown or not requested yet. Only a hint: no error is shown. */
export function useValueRange(thing: ValueRangeQueryVariables | null) {
  const { data, loading: isLoading } = useQuery(VALUE_RANGE, thing ? { variables: thing } : skipToken);
  return { range: data?.valueRange ?? null, isLoading };
}
