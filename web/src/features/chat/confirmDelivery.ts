import { gql } from "@apollo/client";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import type { ConfirmDeliveryMutation, ConfirmDeliveryMutationVariables } from "../../__generated__/graphql";
import { openChat } from "../../apollo/openChat";

const CONFIRM_DELIVERY: TypedDocumentNode<ConfirmDeliveryMutation, ConfirmDeliveryMutationVariables> = gql`
  mutation ConfirmDelivery($input: ConfirmDeliveryInput!) {
    confirmDelivery(input: $input) {
      errors {
        message
      }
    }
  }
`;

/** Chats whose messages are being confirmed, and whether another one has come meanwhile. */
const running = new Map<string, boolean>();

/**
 * Tells that what was written in a chat has reached this device; several messages in a row share a call. Not for the
 * conversation that is being read: that says more.
 */
export async function confirmDelivery(client: ApolloClient, chatId: string): Promise<void> {
  if (openChat.getState() === chatId && document.visibilityState === "visible") return;
  if (running.has(chatId)) {
    running.set(chatId, true);
    return;
  }
  running.set(chatId, false);
  // One that fails is made up for by the next message, or when the socket comes back.
  await client.mutate({ mutation: CONFIRM_DELIVERY, variables: { input: { chatId } } }).catch(() => {});
  const hasMore = running.get(chatId);
  running.delete(chatId);
  if (hasMore) await confirmDelivery(client, chatId);
}
