import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type {
  RingQuery,
  RingQueryVariables,
  RingUpdatesSubscription,
  RingUpdatesSubscriptionVariables,
} from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import "../../apollo/ringFragment";

const QUERY: TypedDocumentNode<RingQuery, RingQueryVariables> = gql`
  query Ring($id: ID!) {
    ring(id: $id) {
      id
      ...Ring_ring @unmask
    }
  }
`;

/** Without ids: the notification itself is kept by the subscription of the whole app. */
const UPDATES: TypedDocumentNode<RingUpdatesSubscription, RingUpdatesSubscriptionVariables> = gql`
  subscription RingUpdates {
    notificationReceived {
      subject {
        ... on RingSubject {
          ringId
        }
      }
    }
  }
`;

/** A ring, asked for again whenever somebody has done something in it. */
export function useRing(id: string) {
  const { data, error, refetch } = useQuery(QUERY, {
    variables: { id },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const refresh = () => void refetch().catch(() => {});
  useOnReconnect(refresh);
  useLiveSubscription(UPDATES, {}, ({ notificationReceived: { subject } }) => {
    if (subject?.__typename === "RingSubject" && subject.ringId === id) refresh();
  });
  return { ring: data?.ring, hasFailed: error !== undefined, refresh };
}
