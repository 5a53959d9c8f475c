import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type {
  Conversation_ChatFragment,
  MessageAddedSubscription,
  MessageAddedSubscriptionVariables,
  MessagesQuery,
  MessagesQueryVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useFragmentData } from "../../apollo/useFragmentData";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import { toast } from "../../components/ui/toast";
import { addMessage } from "./addMessage";
import { CONVERSATION } from "./conversationFragment";

const MESSAGE_ADDED: TypedDocumentNode<MessageAddedSubscription, MessageAddedSubscriptionVariables> = gql`
  subscription MessageAdded($chatId: ID!) {
    messageAdded(chatId: $chatId) {
      id
      chatId
      createdAt
      ...MessageBubble_message
    }
  }
`;

const MESSAGES: TypedDocumentNode<MessagesQuery, MessagesQueryVariables> = gql`
  query Messages($chatId: ID!, $before: String) {
    chat(id: $chatId) {
      id
      messages(last: 50, before: $before) {
        items {
          ...MessageBubble_message
        }
        hasPreviousPage
        startCursor
      }
    }
  }
`;

/** A conversation with live updates. After a reconnect the screen refetches its newest page. */
export function useConversation(chat: FragmentType<Conversation_ChatFragment>) {
  const client = useApolloClient();
  const data = useFragmentData(CONVERSATION, chat);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const chatId = data?.id;

  const isInterrupted = useLiveSubscription(MESSAGE_ADDED, chatId ? { chatId } : null, ({ messageAdded }) =>
    addMessage(client.cache, messageAdded),
  );
  // One party may have lost the conversation meanwhile, by a block for instance: then it is not shown any longer.
  useEffect(() => {
    if (isInterrupted) void client.refetchQueries({ include: ["ConversationScreen"] }).catch(() => {});
  }, [client, isInterrupted]);

  const loadOlder = async () => {
    if (!data?.messages.hasPreviousPage || isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      const variables = { chatId: data.id, before: data.messages.startCursor };
      await client.query({ query: MESSAGES, variables, fetchPolicy: "network-only" });
    } catch (error) {
      toast.error(failureMessage(error));
    }
    setLoadingOlder(false);
  };
  return { data, loadOlder, isLoadingOlder, isInterrupted };
}
