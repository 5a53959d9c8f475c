import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import type { MarkChatReadMutation, MarkChatReadMutationVariables } from "../../__generated__/graphql";
import { reconnectCount } from "../../apollo/reconnect";
import { useViewer } from "../../apollo/session";
import { useIsPageVisible } from "../../components/useIsPageVisible";

const MARK_CHAT_READ: TypedDocumentNode<MarkChatReadMutation, MarkChatReadMutationVariables> = gql`
  mutation MarkChatRead($input: MarkChatReadInput!) {
    markChatRead(input: $input) {
      chat {
        id
        unreadCount
      }
      ringChat {
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

/** Marks a conversation as read while it is visible: optimistically first, then at the backend. */
export function useMarkChatRead(
  kind: "Chat" | "RingChat",
  { id: chatId, unreadCount, isMuted }: { id: string; unreadCount: number; isMuted: boolean | null },
  newestId: string | undefined,
): void {
  const viewer = useViewer();
  const [markRead] = useMutation(MARK_CHAT_READ);
  const isVisible = useIsPageVisible();
  const lastMarkedKey = useRef("");
  const connection = useStore(reconnectCount);
  useEffect(() => {
    // Once per newest message and connection: a backend that is unreachable, or slow to update its count, must not be
    // asked in a loop.
    const key = `${chatId}:${newestId}:${connection}`;
    if (!isVisible || unreadCount === 0 || lastMarkedKey.current === key) return;
    // Messages arriving in an open chat, or in a muted one, do not raise the count, so only the first mark lowers it.
    const isCounted = lastMarkedKey.current === "" && isMuted !== true;
    lastMarkedKey.current = key;
    markRead({
      variables: { input: { chatId } },
      optimisticResponse: {
        markChatRead: {
          __typename: "MarkChatReadPayload",
          chat: kind === "Chat" ? { __typename: kind, id: chatId, unreadCount: 0 } : null,
          ringChat: kind === "RingChat" ? { __typename: kind, id: chatId, unreadCount: 0 } : null,
          viewer: {
            __typename: "Viewer",
            id: viewer.id,
            unreadChatCount: Math.max(0, viewer.unreadChatCount - (isCounted ? 1 : 0)),
          },
          errors: [],
        },
      },
    }).catch(() => {}); // the next message or connection retries
  }, [kind, chatId, newestId, connection, unreadCount, isMuted, isVisible, markRead, viewer]);
}
