import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  BlockUserMutation,
  BlockUserMutationVariables,
  UnblockUserMutation,
  UnblockUserMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { refreshCounts } from "../../apollo/liveCounts";
import { personMessages as text } from "../../lib/personMessages";

const BLOCK: TypedDocumentNode<BlockUserMutation, BlockUserMutationVariables> = gql`
  mutation BlockUser($input: BlockUserInput!) {
    blockUser(input: $input) {
      user {
        id
        isBlocked
      }
      errors {
        message
      }
    }
  }
`;

const UNBLOCK: TypedDocumentNode<UnblockUserMutation, UnblockUserMutationVariables> = gql`
  mutation UnblockUser($input: BlockUserInput!) {
    unblockUser(input: $input) {
      user {
        id
        isBlocked
      }
      errors {
        message
      }
    }
  }
`;

/** Blocks a person, or takes it back; says the result as a toast and returns whether it was done. */
export function useBlock(userId: string, name: string) {
  const [mutateBlock, { client, loading: isBlocking }] = useMutation(BLOCK, { update: evictLists });
  const [mutateUnblock, { loading: isUnblocking }] = useMutation(UNBLOCK, { update: evictLists });
  // A block changes lists, chats, cards and counts alike.
  const onCompleted = () => refreshCounts(client);
  const options = { variables: { input: { userId } }, refetchQueries: "active" as const, onCompleted };

  const block = () => reportOutcome(async () => (await mutateBlock(options)).data?.blockUser, text.blocked(name));
  const unblock = () =>
    reportOutcome(async () => (await mutateUnblock(options)).data?.unblockUser, text.unblocked(name));
  return { block, unblock, isBusy: isBlocking || isUnblocking };
}

/** What is on the screen is asked again; the lists of other screens would still show what they held before. */
function evictLists(cache: ApolloCache) {
  for (const fieldName of ["chats", "transactions"]) cache.evict({ id: "ROOT_QUERY", fieldName });
}
