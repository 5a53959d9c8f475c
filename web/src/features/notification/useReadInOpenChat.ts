import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { useIsPageVisible } from "../../components/useIsPageVisible";
import { routePatterns } from "../../lib/paths";
import { chatWithLineOf } from "./describeNotification";
import { readNotification } from "./notificationFragment";
import { useMarkNotificationRead } from "./useMarkNotificationRead";

/** Marks as read what stands in the chat in front of the viewer; returns whether a notification does. */
export function useReadInOpenChat(items: readonly { id: string }[] | undefined): (id: string) => boolean {
  const { cache } = useApolloClient();
  const { pathname } = useLocation();
  const markRead = useMarkNotificationRead();
  const isVisible = useIsPageVisible();
  const chatId = matchPath(routePatterns.chats, pathname)?.params.id ?? null;
  const openChatId = useRef(chatId);
  const marked = useRef(new Set<string>());
  const isInOpenChat = (id: string): boolean => {
    const notification = readNotification(cache, id);
    return openChatId.current !== null && notification !== null && chatWithLineOf(notification) === openChatId.current;
  };
  useEffect(() => {
    openChatId.current = chatId;
    if (!isVisible) return;
    for (const { id } of items ?? []) {
      const notification = readNotification(cache, id);
      // Once each: what fails must not be asked in a loop.
      if (!notification || notification.isRead || marked.current.has(id) || !isInOpenChat(id)) continue;
      marked.current.add(id);
      markRead(notification);
    }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chatId, isVisible, items, cache]);
  return isInOpenChat;
}
