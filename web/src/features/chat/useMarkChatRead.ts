import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { MarkChatReadMutation, MarkChatReadMutationVariables } from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useViewer } from "../../apollo/session";

const MARK_CHAT_READ: TypedDocumentNode<MarkChatReadMutation, MarkChatReadMutationVariables> = gql`
  mutation MarkChatRead($input: MarkChatReadInput!) {
    markChatRead(input: $input) {
      chat {
        id
        unreadCount
      }
      viewer {
        id
        unreadChatCount
      }
      errors {
        message
      }
    }
  }
`;

/** Marks a conversation read while a person can see it: at once on the screen, then at the backend. */
export function useMarkChatRead(chatId: string, unreadCount: number, newestId: string | undefined): void {
  const viewer = useViewer();
  const [markRead] = useMutation(MARK_CHAT_READ);
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );
  const lastMarkedKey = useRef("");
  const [connection, setConnection] = useState(0);
  useOnReconnect(() => setConnection((count) => count + 1));
  useEffect(() => {
    // Once per newest message and connection: a backend that is late with its count, or away, must not be asked forever.
    const key = `${chatId}:${newestId}:${connection}`;
    if (!isVisible || unreadCount === 0 || lastMarkedKey.current === key) return;
    // While it is open, the count of chats is not raised by it, so there is nothing to take back at once.
    const isFirstMark = lastMarkedKey.current === "";
    lastMarkedKey.current = key;
    markRead({
      variables: { input: { chatId } },
      optimisticResponse: {
        markChatRead: {
          __typename: "MarkChatReadPayload",
          chat: { __typename: "Chat", id: chatId, unreadCount: 0 },
          viewer: {
            __typename: "Viewer",
            id: viewer.id,
            unreadChatCount: Math.max(0, viewer.unreadChatCount - (isFirstMark ? 1 : 0)),
          },
          errors: [],
        },
      },
    }).catch(() => {}); // the next message or connection brings another try
  }, [chatId, newestId, connection, unreadCount, isVisible, markRead, viewer]);
}

function subscribe(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
