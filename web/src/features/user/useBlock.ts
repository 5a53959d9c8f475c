import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  BlockUserMutation,
  BlockUserMutationVariables,
  UnblockUserMutation,
  UnblockUserMutationVariables,
} from "../../__generated__/graphql";
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
  const [mutateBlock, { loading: isBlocking }] = useMutation(BLOCK);
  const [mutateUnblock, { loading: isUnblocking }] = useMutation(UNBLOCK);
  // A block changes lists, chats and cards alike.
  const options = { variables: { input: { userId } }, refetchQueries: "active" as const };

  const block = () => settle(async () => (await mutateBlock(options)).data?.blockUser, text.blocked(name));
  const unblock = () => settle(async () => (await mutateUnblock(options)).data?.unblockUser, text.unblocked(name));
  return { block, unblock, isBusy: isBlocking || isUnblocking };
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
