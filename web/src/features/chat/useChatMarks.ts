import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { ChatMarksChangedSubscription, ChatMarksChangedSubscriptionVariables } from "../../__generated__/graphql";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";

const CHAT_MARKS_CHANGED: TypedDocumentNode<ChatMarksChangedSubscription, ChatMarksChangedSubscriptionVariables> = gql`
  subscription ChatMarksChanged($chatId: ID!) {
    chatMarksChanged(chatId: $chatId) {
      chatId
      readUpTo
      deliveredUpTo
    }
  }
`;

const writtenByCache = () => {};

/** Keeps the marks of an open conversation up to date; null where the backend keeps none. */
export function useChatMarks(chatId: string | null): void {
  useLiveSubscription(CHAT_MARKS_CHANGED, chatId === null ? null : { chatId }, writtenByCache);
}
