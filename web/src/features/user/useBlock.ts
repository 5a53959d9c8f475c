import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  BlockUserMutation,
  BlockUserMutationVariables,
  UnblockUserMutation,
  UnblockUserMutationVariables,
} from "../../__generated__/graphql";
import { refreshCounts } from "../../apollo/liveCounts";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
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

  const block = () => settle(async () => (await mutateBlock(options)).data?.blockUser, text.blocked(name));
  const unblock = () => settle(async () => (await mutateUnblock(options)).data?.unblockUser, text.unblocked(name));
  return { block, unblock, isBusy: isBlocking || isUnblocking };
}

/** What is on the screen is asked again; the lists of other screens would still show what they held before. */
function evictLists(cache: ApolloCache) {
  for (const fieldName of ["chats", "transactions"]) cache.evict({ id: "ROOT_QUERY", fieldName });
}

async function settle(
  send: () => Promise<{ errors: readonly { message: string }[] } | undefined>,
  done: string,
): Promise<boolean> {
  try {
    const outcome = await send();
    const refusal = outcome ? outcome.errors[0]?.message : messages.error.short;
    if (refusal) toast.error(refusal);
    else toast.success(done);
    return refusal === undefined;
  } catch {
    toast.error(messages.error.short);
    return false;
  }
}
