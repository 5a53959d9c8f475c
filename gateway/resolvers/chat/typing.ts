import type { MutationResolvers, SubscriptionResolvers } from "../../__generated__/resolvers";
import { chatParams, isMessage, messageChannel } from "../../cable/channels";
import type { ConversationEvent } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import { AppError, userError } from "../../errors";
import { beginIfFew } from "../../limits/attempts";
import { requireViewer, resolveEvents } from "../common/events";
import { toPayloadErrors } from "../common/payloadErrors";
import { idText } from "../common/validate";

/**
 * Who of the others starts typing, and whose message has arrived. Events that a gap loses would be outdated by then.
 */
async function* typingEvents(feed: Feed<ConversationEvent>, chatId: string, viewerId: string) {
  const writing = new Set<string>();
  for await (const item of feed) {
    if (item.kind !== "event") continue;
    if ("typing" in item.event) {
      const userId = item.event.typing.user_id;
      if (userId === viewerId) continue;
      writing.add(userId);
      yield { chatId, userId, isTyping: true };
    } else if (isMessage(item.event)) {
      const userId = item.event.user_from.id;
      if (writing.delete(userId)) yield { chatId, userId, isTyping: false };
    }
  }
}

export const typingSubscription: SubscriptionResolvers = {
  typingChanged: {
    async subscribe(_root, { chatId }, context) {
      const { session, userId } = await requireViewer(context);
      if (!idText.safeParse(chatId).success) throw new AppError("NOT_FOUND");
      const feed = await context.cable.follow(session, messageChannel, chatParams(chatId, userId));
      return closeWithReader(feed, resolveEvents(context, "typingChanged", typingEvents(feed, chatId, userId)));
    },
  },
};

export const typingMutations: MutationResolvers = {
  async announceTyping(_root, { input: { chatId } }, context) {
    const { session, userId } = await requireViewer(context);
    if (!idText.safeParse(chatId).success) return { errors: [userError("NOT_FOUND")] };
    if (!(await beginIfFew(context.attempts.typing, `${userId} ${chatId}`, context.ip))) return { errors: [] };
    const params = chatParams(chatId, userId);
    try {
      await context.cable.perform(session, messageChannel, params, "typing", params);
    } catch (error) {
      return { errors: toPayloadErrors(error) };
    }
    return { errors: [] };
  },
};
