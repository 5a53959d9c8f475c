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
      sentProposalCount
      inProgressCount
      proposalToAnswerCount
    }
  }
`;

/** Long enough that a burst of events makes one request. */
const BATCH_DELAY_MS = 200;

const timers = new WeakMap<ApolloClient, ReturnType<typeof setTimeout>>();

/**
 * Refetches the counts in the header and the menus; the backend counts them, because it knows items that no list has
 * loaded.
 */
export function refreshCounts(client: ApolloClient): void {
  if (timers.has(client)) return;
  timers.set(
    client,
    setTimeout(() => {
      timers.delete(client);
      // After a failure a count stays as it is until the next event.
      client.query({ query: LIVE_COUNTS, fetchPolicy: "network-only" }).catch(() => {});
    }, BATCH_DELAY_MS),
  );
}
