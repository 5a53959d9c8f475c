import type { ChatEventKind } from "../../__generated__/enums";
import type { SubscriptionResolvers } from "../../__generated__/resolvers";
import { chatChannel, isOfRing, userParams } from "../../cable/channels";
import type { ChatEvent } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import type { ChatRecord } from "../../rest/chats";
import { isSince, readAfterGap, requireViewer, resolveEvents, sinceGap } from "../common/events";

const kinds = { create: "CREATED", update: "UPDATED", remove: "REMOVED" } as const satisfies Record<
  string,
  ChatEventKind
>;

async function* chatEvents(
  feed: Feed<ChatEvent>,
  context: Context,
): AsyncGenerator<{ kind: ChatEventKind; chat: ChatRecord }> {
  for await (const item of feed) {
    if (item.kind === "event") {
      if (!isOfRing(item.event)) yield { kind: kinds[item.event.event], chat: item.event.chat };
      continue;
    }
    // Chats have no catch-up of their own: the lists show what changed during the gap.
    const since = sinceGap(item.downSince);
    const chats = await readAfterGap(context, async (loaders) => [
      ...(await loaders.someChats("proposal", { since })).items,
      ...(await loaders.someChats("in_progress", { since })).items,
    ]);
    const byId = new Map(chats.map((chat) => [chat.id, chat]));
    for (const chat of byId.values()) if (isSince(chat.updated_at, item.downSince)) yield { kind: "UPDATED", chat };
  }
}

export const chatSubscription: SubscriptionResolvers = {
  chatChanged: {
    async subscribe(_root, _args, context) {
      const { session, userId } = await requireViewer(context);
      const feed = await context.cable.follow(session, chatChannel, userParams(userId));
      return closeWithReader(feed, resolveEvents(context, "chatChanged", chatEvents(feed, context)));
    },
  },
};
