import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { MeetingQuery, MeetingQueryVariables } from "../../__generated__/graphql";
import "../../apollo/meetingFragment";
import { useOnReconnect } from "../../apollo/reconnect";
import { useRefresh } from "../../apollo/useRefresh";

const QUERY: TypedDocumentNode<MeetingQuery, MeetingQueryVariables> = gql`
  query Meeting($transactionId: ID!) {
    transaction(id: $transactionId) {
      id
      status
      viewerRole
      chatId
      counterpart {
        id
        firstName
        lastName
      }
      publication {
        id
        title
      }
      ...Meeting_transaction @unmask
      ...TransactionActions_transaction
    }
  }
`;

/** What is exchanged, with whom, and its latest meeting. */
export type MeetingTransaction = NonNullable<MeetingQuery["transaction"]>;

/** The meeting of a transaction, and whether one can be proposed: asked for again beside what is known. */
export function useMeeting(transactionId: string) {
  const { data, error, loading, refetch } = useQuery(QUERY, {
    variables: { transactionId },
    fetchPolicy: "cache-and-network",
    nextFetchPolicy: "cache-first",
  });
  const refresh = useRefresh(refetch, loading);
  useOnReconnect(refresh);
  return { transaction: data?.transaction, isLoaded: data !== undefined, hasFailed: error !== undefined, refresh };
}
