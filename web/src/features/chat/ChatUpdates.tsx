import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type {
  ChatChangedSubscription,
  ChatChangedSubscriptionVariables,
  RingChatChangedSubscription,
  RingChatChangedSubscriptionVariables,
} from "../../__generated__/graphql";
import { refreshCounts } from "../../apollo/liveCounts";
import { moveToTabList } from "../../apollo/moveToTabList";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSession } from "../../apollo/session";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import { useCapability } from "../../components/useCapability";
import "./chatListItemFragment";
import { confirmDelivery } from "./confirmDelivery";
import { clearDrafts } from "./drafts";
import { keepOutbox } from "./keptOutbox";
import { outbox } from "./outbox";
import { retryQueued } from "./sendMessages";

const CHAT_CHANGED: TypedDocumentNode<ChatChangedSubscription, ChatChangedSubscriptionVariables> = gql`
  subscription ChatChanged {
    chatChanged {
      kind
      chat {
        id
        tab
        isWritable
        awaitsDelivery
        ...ChatListItem_chat
      }
    }
  }
`;

const RING_CHAT_CHANGED: TypedDocumentNode<RingChatChangedSubscription, RingChatChangedSubscriptionVariables> = gql`
  subscription RingChatChanged {
    ringChatChanged {
      id
      isWritable
      unreadCount
      isMuted
      updatedAt
      awaitsDelivery
      lastMessage {
        id
        isOwn
        senderId
        text
        picture {
          url
          sources {
            url
            width
          }
        }
        location {
          latitude
          longitude
        }
        createdAt
      }
    }
  }
`;

/** Keeps the lists of chats, their unread counts and the outbox up to date; once per session, for members. */
export default function ChatUpdates() {
  const client = useApolloClient();
  useLiveSubscription(CHAT_CHANGED, {}, ({ chatChanged: { chat } }) => {
    moveToTabList(client.cache, "chats", { __typename: "Chat", id: chat.id }, chat.tab);
    refreshCounts(client);
    if (chat.awaitsDelivery) void confirmDelivery(client, chat.id);
  });
  useLiveSubscription(RING_CHAT_CHANGED, useCapability("rings") ? {} : null, ({ ringChatChanged: chat }) => {
    refreshCounts(client);
    if (chat.awaitsDelivery) void confirmDelivery(client, chat.id);
  });
  useOnReconnect(() => {
    refreshCounts(client);
    retryQueued(client);
  });
  const viewerId = useSession().viewer?.id;
  useEffect(() => {
    const stopKeeping = viewerId ? keepOutbox(viewerId) : null;
    const onOnline = () => retryQueued(client);
    onOnline();
    addEventListener("online", onOnline);
    return () => {
      removeEventListener("online", onOnline);
      stopKeeping?.();
      outbox.clear();
      clearDrafts();
    };
  }, [client, viewerId]);
  return null;
}
