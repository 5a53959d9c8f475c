import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { RequestsTab } from "../../__generated__/enums";
import type { TransactionCountsQuery, TransactionCountsQueryVariables } from "../../__generated__/graphql";

const QUERY: TypedDocumentNode<TransactionCountsQuery, TransactionCountsQueryVariables> = gql`
  query TransactionCounts {
    viewer {
      id
      receivedProposalCount
      inProgressCount
    }
  }
`;

/** The counts on the tabs of /requests; empty until loaded. */
export function useTransactionCounts(): Partial<Record<RequestsTab, number>> {
  const { data } = useQuery(QUERY);
  return data?.viewer ? { RECEIVED: data.viewer.receivedProposalCount, IN_PROGRESS: data.viewer.inProgressCount } : {};
}
