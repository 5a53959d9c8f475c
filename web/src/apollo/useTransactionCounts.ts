import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { TransactionCountsQuery, TransactionCountsQueryVariables } from "../__generated__/graphql";

const QUERY: TypedDocumentNode<TransactionCountsQuery, TransactionCountsQueryVariables> = gql`
  query TransactionCounts {
    viewer {
      id
      receivedProposalCount
      sentProposalCount
      inProgressCount
      proposalToAnswerCount
    }
  }
`;

type CountedGroup = "RECEIVED" | "SENT" | "PROPOSALS" | "TO_ANSWER" | "IN_PROGRESS";

/** Open proposals, received and sent: one number wherever they are counted. */
export const countProposals = (viewer: { receivedProposalCount: number; sentProposalCount: number }): number =>
  viewer.receivedProposalCount + viewer.sentProposalCount;

/** How many open transactions the viewer has, by group: the one source of every count of them; empty until loaded. */
export function useTransactionCounts(): Partial<Record<CountedGroup, number>> {
  const { data } = useQuery(QUERY);
  if (!data?.viewer) return {};
  const { receivedProposalCount, sentProposalCount, inProgressCount, proposalToAnswerCount } = data.viewer;
  return {
    RECEIVED: receivedProposalCount,
    SENT: sentProposalCount,
    PROPOSALS: countProposals(data.viewer),
    TO_ANSWER: proposalToAnswerCount,
    IN_PROGRESS: inProgressCount,
  };
}
