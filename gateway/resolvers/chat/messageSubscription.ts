import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import { chatChannel, chatParams, isMessage, isOfRing, messageChannel, userParams } from "../../cable/channels";
import type { ChatEvent, ConversationEvent } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import type { MessageRecord } from "../../rest/messages";
import { idText } from "../common/validate";
import { findAnyChat, isRingChat } from "./anyChat";
import type { AnyChat } from "./anyChat";
import { parseAfterId, readAfterGap, requireViewer, resolveEvents } from "../common/events";

/** A conversation is read first and followed afterwards: what comes in between must not get lost. In ms. */
const justNowMs = 30_000;

/**
 * Messages that the client does not know yet, each once. After a gap the backend sends the history again, so nothing
 * is missing then either. What the backend refuses meanwhile is an error of one event: the stream goes on.
 */
async function* messageEvents(
  feed: Feed<ConversationEvent>,
  chatId: string,
  after: number | null,
): AsyncGenerator<MessageRecord | AppError> {
  const stored = feed.backlog.filter(isMessage).sort((a, b) => Number(a.id) - Number(b.id));
  const seen = new Set(stored.map((message) => message.id));
  const since = Date.now() - justNowMs;
  const isNew = (message: MessageRecord) =>
    after === null ? Date.parse(message.created_at) >= since : Number(message.id) > after;
  yield* stored.filter(isNew).map((message) => ({ ...message, chat_id: message.chat_id ?? chatId }));
  for await (const item of feed) {
    if (item.kind !== "event") continue;
    if ("errors" in item.event) yield new AppError("CONFLICT", item.event.errors[0]?.slice(0, 300));
    if (!isMessage(item.event) || seen.has(item.event.id)) continue;
    seen.add(item.event.id);
    yield { ...item.event, chat_id: item.event.chat_id ?? chatId };
  }
}

/**
 * Closes a conversation's stream when its transaction is rejected, even in a gap of the cable: it can hold no new
 * messages.
 */
async function closeWithExchange(
  conversation: Feed<ConversationEvent>,
  changes: Feed<ChatEvent>,
  chatId: string,
  context: Context,
): Promise<void> {
  for await (const item of changes) {
    const seen =
      item.kind === "event"
        ? [isOfRing(item.event) ? item.event.ringChat : item.event.chat]
        : await readAfterGap(context, async () => [await findAnyChat(chatId, context)]);
    if (seen.some((chat) => chat === null || (chat.id === chatId && isRejected(chat)))) conversation.close();
  }
}

const isRejected = (chat: AnyChat) => !isRingChat(chat) && chat.transaction.status === "rejected";

export const messageSubscription: SubscriptionResolvers = {
  messageAdded: {
    async subscribe(_root, { chatId, after }, context) {
      const afterId = parseAfterId(after);
      const { session, userId } = await requireViewer(context);
      // A viewer who may not read the chat is refused here, before the backend's cable is asked.
      const chat = idText.safeParse(chatId).success ? await findAnyChat(chatId, context) : null;
      if (!chat) throw new AppError("NOT_FOUND");
      const changes = await context.cable.follow(session, chatChannel, userParams(userId));
      try {
        const feed = await context.cable.follow(session, messageChannel, chatParams(chat.id, userId));
        // It was rejected before: the stored messages are all that there are.
        if (isRejected(chat)) feed.close();
        void closeWithExchange(feed, changes, chat.id, context).catch(() => feed.close());
        const bothFeeds = {
          close() {
            feed.close();
            changes.close();
          },
        };
        return closeWithReader(
          bothFeeds,
          resolveEvents(context, "messageAdded", messageEvents(feed, chat.id, afterId)),
        );
      } catch (error) {
        changes.close();
        throw error;
      }
    },
    resolve({ messageAdded: event }: { messageAdded: MessageRecord | AppError }) {
      if (event instanceof AppError) throw event;
      return event;
    },
  },
};
