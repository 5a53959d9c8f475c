import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { useStore } from "zustand";
import { openChat } from "../../apollo/openChat";
import { reconnectCount } from "../../apollo/reconnect";
import { useIsPageVisible } from "../../components/useIsPageVisible";
import { chatWithLineOf } from "./notificationTopic";
import { readNotification } from "./notificationFragment";
import { useMarkNotificationRead } from "./useMarkNotificationRead";

/** Marks as read what stands in the chat in front of the viewer; returns whether a notification does. */
export function useReadInOpenChat(items: readonly { id: string }[] | undefined): (id: string) => boolean {
  const { cache } = useApolloClient();
  const markRead = useMarkNotificationRead();
  const isVisible = useIsPageVisible();
  const chatId = useStore(openChat);
  const connection = useStore(reconnectCount);
  const marked = useRef(new Set<string>());
  const isInOpenChat = (id: string): boolean => {
    const open = openChat.getState();
    const notification = readNotification(cache, id);
    return open !== null && notification !== null && chatWithLineOf(notification) === open;
  };
  useEffect(() => {
    if (!isVisible) return;
    for (const { id } of items ?? []) {
      const notification = readNotification(cache, id);
      // Once for each connection: what fails must not be asked in a loop.
      const key = `${id}:${connection}`;
      if (!notification || notification.isRead || marked.current.has(key) || !isInOpenChat(id)) continue;
      marked.current.add(key);
      markRead(notification);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chatId, connection, isVisible, items, cache]);
  return isInOpenChat;
}
