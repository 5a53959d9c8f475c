import { gql } from "@apollo/client";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import type { LiveCountsQuery, LiveCountsQueryVariables } from "../__generated__/graphql";

const LIVE_COUNTS: TypedDocumentNode<LiveCountsQuery, LiveCountsQueryVariables> = gql`
  query LiveCounts {
    viewer {
      id
      unreadChatCount
      unreadNotificationCount
      receivedProposalCount
      inProgressCount
    }
  }
`;

/** Long enough that a burst of events is one question. */
const BATCH_DELAY_MS = 200;

const timers = new WeakMap<ApolloClient, ReturnType<typeof setTimeout>>();

/** Asks for the numbers in the header and the menus again; they are counted by the backend, which knows what is on no list here. */
export function refreshCounts(client: ApolloClient): void {
  if (timers.has(client)) return;
  timers.set(
    client,
    setTimeout(() => {
      timers.delete(client);
      // A count that could not be had stays as it is until the next event.
      client.query({ query: LIVE_COUNTS, fetchPolicy: "network-only" }).catch(() => {});
    }, BATCH_DELAY_MS),
  );
}
