import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useState } from "react";
import type { MessageAddedSubscription, MessageAddedSubscriptionVariables } from "../../__generated__/graphql";
import { errorCodes, failureMessage } from "../../apollo/errors";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import { toast } from "../../components/ui/toast";
import { addMessage } from "./addMessage";
import "./messageFragment";

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

interface Options {
  /** The query of the screen, which shows whether the conversation is still the viewer's. */
  screen: string;
  /** Brings the page before into the cache. */
  loadPage: (before: string | null) => Promise<unknown>;
  /** Nothing can come any more. */
  isOver?: boolean;
}

/** Handed down from the screen, which alone calls the hook. */
export type LiveConversation = ReturnType<typeof useConversation>;

/**
 * Live updates and earlier pages of a conversation, for the component that reads it: what an earlier page brings and
 * that it has come has to be rendered at once. After a reconnect the screen refetches its newest page.
 */
export function useConversation(
  chat: { id: string; messages: { hasPreviousPage: boolean; startCursor: string | null } } | null,
  { screen, loadPage, isOver }: Options,
) {
  const client = useApolloClient();
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const chatId = chat?.id;

  const failure = useLiveSubscription(MESSAGE_ADDED, chatId && !isOver ? { chatId } : null, ({ messageAdded }) =>
    addMessage(client.cache, messageAdded),
  );
  const isInterrupted = failure !== null;
  // A participant may have lost the conversation meanwhile, by a block for instance: then it is not shown any longer.
  useEffect(() => {
    if (isInterrupted) void client.refetchQueries({ include: [screen] }).catch(() => {});
  }, [client, isInterrupted, screen]);

  /** False where it failed. */
  const loadOlder = async (): Promise<boolean> => {
    if (!chat?.messages.hasPreviousPage || isLoadingOlder) return true;
    setLoadingOlder(true);
    try {
      await loadPage(chat.messages.startCursor);
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    } finally {
      setLoadingOlder(false);
    }
  };
  // What the server refuses it says in words for people.
  const refusal = errorCodes(failure).includes("CONFLICT") ? (failure?.message ?? null) : null;
  return { loadOlder, isLoadingOlder, isInterrupted, refusal };
}
