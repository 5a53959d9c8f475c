import { gql } from "@apollo/client";
import type { FragmentType, TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { Conversation_ChatFragment, MessagesQuery, MessagesQueryVariables } from "../../__generated__/graphql";
import { useFragmentData } from "../../apollo/useFragmentData";
import { shortName } from "../../lib/names";
import { transactionMessages } from "../../lib/transactionMessages";
import { CONVERSATION } from "./conversationFragment";
import { buildNotes } from "./notes";
import { quickRepliesFor } from "./quickReplies";
import { Talk } from "./Talk";
import { useConversation } from "./useConversation";

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

interface ConversationProps {
  chat: FragmentType<Conversation_ChatFragment>;
  /** Reports a received message, by its id. */
  onReport?: ((messageId: string) => void) | undefined;
  /** Whether the viewer reads earlier messages. */
  onReading: (isReading: boolean) => void;
}

/** What both parties of an exchange write to each other, with what happened to it. */
export function Conversation({ chat, onReport, onReading }: ConversationProps) {
  const client = useApolloClient();
  const data = useFragmentData(CONVERSATION, chat);
  const chatId = data?.id ?? "";
  const live = useConversation(data ?? null, {
    screen: "ConversationScreen",
    loadPage: (before) => client.query({ query: MESSAGES, variables: { chatId, before }, fetchPolicy: "network-only" }),
    isOver: data?.transaction.status === "REJECTED",
  });
  if (!data) return null;
  const { counterpart, transaction, messages } = data;
  const name = shortName(counterpart);
  const hasLastWord = messages.items.at(-1)?.isOwn;
  return (
    <Talk
      kind="Chat"
      chat={data}
      label={transactionMessages.chat.with(name)}
      nameOf={() => name}
      notes={buildNotes(data)}
      live={live}
      shouldWarn={transaction.status === "ACTIVE"}
      // Suggested where the viewer has not had the last word.
      quickReplies={hasLastWord ? [] : quickRepliesFor(transaction.status, transaction.viewerRole)}
      isAwaiting={hasLastWord ?? (transaction.status === "ACTIVE" && transaction.viewerRole === "INTERESTED")}
      onReport={onReport}
      onReading={onReading}
    />
  );
}
