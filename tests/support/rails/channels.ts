import type { RailsContext } from "./context";

/** What the channels answer to subscriptions and actions. */

/** The streams that a subscription gets and what it is sent at once, or what is sent before a rejection. */
export function subscribe(
  context: RailsContext,
  userId: number,
  params: Record<string, unknown>,
): { streams: string[]; first: unknown[] } | { errors: unknown[] } {
  const isSelf = Number(params["user_id"]) === userId;
  switch (params["channel"]) {
    case "NotificationChannel":
      return isSelf ? { streams: [`notifications ${userId}`], first: [{ event: "connected" }] } : { errors: [] };
    case "ChatChannel":
      return isSelf ? { streams: [`chats ${userId}`], first: [] } : { errors: [] };
    case "RequestChannel":
      return isSelf ? { streams: [`requests ${userId}`], first: [] } : { errors: [] };
    case "MessageChannel": {
      const transaction = context.store.transactions.find(({ id }) => id === Number(params["chat_id"]));
      if (!transaction || !isSelf || !context.store.isParty(transaction, userId))
        return { errors: [{ errors: ["Chat no encontrado"] }] };
      return { streams: [`chat ${transaction.id}`], first: [{ messages: transaction.messages }] };
    }
    default:
      return { errors: [] };
  }
}

/** An action of a subscriber; unknown ones are passed over in silence. */
export function perform(
  context: RailsContext,
  userId: number,
  params: Record<string, unknown>,
  data: Record<string, unknown>,
  transmit: (message: unknown) => void,
): void {
  if (params["channel"] === "NotificationChannel" && data["action"] === "catch_up") {
    const missed = context.store.notifications.filter(
      (notification) => notification.userId === userId && notification.id > Number(data["last_notification_id"]),
    );
    for (const notification of missed)
      transmit({ event: "received", notification: context.store.presentNotification(notification) });
  }
  if (params["channel"] === "MessageChannel" && data["action"] === "read_messages") {
    const transaction = context.store.transactions.find(({ id }) => id === Number(params["chat_id"]));
    if (!transaction) return;
    transaction.unread.set(userId, 0);
    context.cable.broadcast(`chats ${userId}`, { event: "update", ...context.store.presentChat(transaction, userId) });
  }
}
