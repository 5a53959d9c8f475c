import type { RingChatResolvers, SubscriptionResolvers } from "../../__generated__/resolvers";
import { chatChannel, isOfRing, userParams } from "../../cable/channels";
import type { ChatEvent } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import { listRings } from "../../rest/rings";
import type { RingChatRecord } from "../../rest/rings";
import { awaitsDelivery } from "../chat/chatMarks";
import { readMessagePage } from "../chat/conversation";
import { isSince, readAfterGap, requireViewer, resolveEvents } from "../common/events";

export const RingChat: RingChatResolvers = {
  ringId: ({ ring_id }) => ring_id,
  unreadCount: ({ unread_messages }) => unread_messages ?? 0,
  lastMessage: ({ last_message }) => last_message,
  updatedAt: ({ updated_at }) => updated_at,
  messages: ({ id }, args, context) => readMessagePage(id, args, context),
  isWritable: ({ writable }) => writable,
  marks: ({ id, marks }) => ({ chatId: id, marks }),
  isMuted: ({ muted }) => muted,
  showsTyping: ({ typing }) => typing,
  awaitsDelivery: (chat, _args, context) => awaitsDelivery(chat, context),
};

/** After a gap, which loses changes, delivers the present state of each ring's chat. */
async function* ringChatEvents(feed: Feed<ChatEvent>, context: Context): AsyncGenerator<RingChatRecord> {
  for await (const item of feed) {
    if (item.kind === "event") {
      if (isOfRing(item.event)) yield item.event.ringChat;
      continue;
    }
    const rings = await readAfterGap(context, async () => (await listRings(context.rest)) ?? []);
    for (const { chat } of rings) if (chat && isSince(chat.updated_at, item.downSince)) yield chat;
  }
}

export const ringChatSubscription: SubscriptionResolvers = {
  ringChatChanged: {
    async subscribe(_root, _args, context) {
      const { session, userId } = await requireViewer(context);
      const feed = await context.cable.follow(session, chatChannel, userParams(userId));
      return closeWithReader(feed, resolveEvents(context, "ringChatChanged", ringChatEvents(feed, context)));
    },
  },
};
