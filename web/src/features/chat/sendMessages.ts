import { gql } from "@apollo/client";
import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import type { SendMessageMutation, SendMessageMutationVariables } from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { isOffline } from "../../lib/loadWhenOnline";
import { addMessage } from "./addMessage";
import "./messageFragment";
import { outbox } from "./outbox";
import type { OutgoingMessage } from "./outbox";

const SEND_MESSAGE: TypedDocumentNode<SendMessageMutation, SendMessageMutationVariables> = gql`
  mutation SendMessage($input: SendMessageInput!) {
    sendMessage(input: $input) {
      message {
        id
        chatId
        createdAt
        ...MessageBubble_message
      }
      errors {
        message
      }
    }
  }
`;

/** Chats whose messages are being sent: one at a time, so that they arrive in the order they were written. */
const sendingChats = new WeakMap<ApolloClient, Set<string>>();

/** After this time a message counts as not sent; sending it again is safe. In ms. */
const SEND_TIMEOUT = { text: 30_000, picture: 180_000 };

/** Sends the messages of a chat that the outbox holds. */
export async function sendOutgoing(client: ApolloClient, chatId: string): Promise<void> {
  const chatsInProgress = sendingChats.get(client) ?? new Set();
  sendingChats.set(client, chatsInProgress);
  if (chatsInProgress.has(chatId)) return;
  chatsInProgress.add(chatId);
  try {
    for (;;) {
      const next = outbox.get().find((entry) => entry.chatId === chatId && entry.state === "sending");
      if (!next) return;
      await deliver(client, next);
    }
  } finally {
    chatsInProgress.delete(chatId);
  }
}

/** Retries what waits for the network; call it after a reconnect. Repeating is safe: the randomId stays the same. */
export function retryQueued(client: ApolloClient): void {
  const waiting = outbox
    .get()
    .filter(({ state, reason }) => state === "queued" || (state === "failed" && reason === null));
  for (const { randomId } of waiting) outbox.mark(randomId, "sending");
  for (const chatId of new Set(waiting.map((entry) => entry.chatId))) void sendOutgoing(client, chatId);
}

async function deliver(
  client: ApolloClient,
  { randomId, chatId, text, picture, location, replyTo }: OutgoingMessage,
): Promise<void> {
  toast.dismiss(randomId);
  try {
    const { data } = await client.mutate({
      mutation: SEND_MESSAGE,
      variables: {
        input: {
          chatId,
          randomId,
          text: text || null,
          picture,
          location: location && { latitude: location.latitude, longitude: location.longitude },
          placeName: location?.name,
          replyToId: replyTo?.messageId,
        },
      },
      context: { fetchOptions: { signal: AbortSignal.timeout(picture ? SEND_TIMEOUT.picture : SEND_TIMEOUT.text) } },
      update(cache, { data }) {
        const message = data?.sendMessage.message;
        if (message) addMessage(cache, message);
      },
    });
    const refusal = data?.sendMessage.errors[0];
    if (refusal) outbox.mark(randomId, "failed", refusal.message);
    else outbox.remove(randomId);
  } catch (error) {
    if (isOffline()) return outbox.mark(randomId, "queued");
    outbox.mark(randomId, "failed");
    toast.error(failureMessage(error), { id: randomId });
  }
}
