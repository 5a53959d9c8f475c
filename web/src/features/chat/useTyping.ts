import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useEffect, useRef, useState } from "react";
import { typingMs } from "../../../../rules/typing";
import type { TypingChangedSubscription, TypingChangedSubscriptionVariables } from "../../__generated__/graphql";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";

const TYPING_CHANGED: TypedDocumentNode<TypingChangedSubscription, TypingChangedSubscriptionVariables> = gql`
  subscription TypingChanged($chatId: ID!) {
    typingChanged(chatId: $chatId) {
      chatId
      userId
      isTyping
    }
  }
`;

/**
 * The ids of those who are typing in an open chat: until seconds after their last event, or until their message
 * arrives.
 */
export function useTyping(chatId: string): readonly string[] {
  const [writers, setWriters] = useState<readonly string[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const end = (userId: string) => setWriters((known) => known.filter((one) => one !== userId));
  useLiveSubscription(TYPING_CHANGED, { chatId }, ({ typingChanged: { userId, isTyping } }) => {
    clearTimeout(timers.current.get(userId));
    if (!isTyping) return end(userId);
    timers.current.set(
      userId,
      setTimeout(() => end(userId), typingMs.shown),
    );
    setWriters((known) => (known.includes(userId) ? known : [...known, userId]));
  });
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current.values()) clearTimeout(timer);
    };
  }, []);
  return writers;
}
