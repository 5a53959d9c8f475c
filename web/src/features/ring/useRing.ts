import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { RingQuery, RingQueryVariables } from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useRefresh } from "../../apollo/useRefresh";
import { useRingUpdates } from "../../apollo/useRingUpdates";
import "../../apollo/ringFragment";

const QUERY: TypedDocumentNode<RingQuery, RingQueryVariables> = gql`
  query Ring($id: ID!) {
    ring(id: $id) {
      id
      ...Ring_ring @unmask
    }
  }
`;

/** A ring, queried again whenever a member has acted in it. */
export function useRing(id: string) {
  const { data, error, loading, refetch } = useQuery(QUERY, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const refresh = useRefresh(refetch, loading);
  useOnReconnect(refresh);
  useRingUpdates(id, refresh);
  return { ring: data?.ring, hasFailed: error !== undefined, refresh };
}
