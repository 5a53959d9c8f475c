import { LRUCache } from "lru-cache";
import { growingTo } from "../../growing";
import type { ChatMarksResolvers, MutationResolvers, SubscriptionResolvers } from "../../__generated__/resolvers";
import { chatChannel, chatParams, messageChannel, userParams } from "../../cable/channels";
import type { ConversationEvent } from "../../cable/channels";
import { closeWithReader } from "../../cable/feed";
import type { Feed } from "../../cable/feed";
import type { Context } from "../../context";
import { AppError, userError } from "../../errors";
import type { ChatMarkRecord, ChatRecord } from "../../rest/chats";
import type { Session } from "../../session/session";
import { readAfterGap, requireViewer, resolveEvents } from "../common/events";
import { idText } from "../common/validate";
import { findAnyChat } from "./anyChat";
import type { ChatMarksView } from "./chatMarksView";

/** Chats that a session is known to be in: each of their messages is confirmed, which is no call of its own. */
const ownChats = new LRUCache<string, true>({ ...growingTo(20_000), ttl: 600_000 });
const keyOf = (session: Session, chatId: string) => `${session.connectionKey} ${chatId}`;

/** Whether a device of the viewer has yet to say that it has the newest message. */
export async function awaitsDelivery(
  { id, marks, last_message }: Pick<ChatRecord, "id" | "marks" | "last_message">,
  { loaders, session }: Context,
): Promise<boolean> {
  const viewerId = await loaders.viewerId();
  const own = marks?.find((mark) => mark.user_id === viewerId);
  if (!own || !last_message || last_message.user_from.id === viewerId) return false;
  if (session) ownChats.set(keyOf(session, id), true);
  return Number(own.delivered_id) < Number(last_message.id);
}

async function marksOfOthers({ marks }: ChatMarksView, { loaders }: Context): Promise<ChatMarkRecord[]> {
  const viewerId = await loaders.viewerId();
  return marks.filter((mark) => mark.user_id !== viewerId);
}

/** The lowest message id of several: what all of them have. */
const leastOf = (ids: readonly string[]) =>
  ids.reduce<string | null>((least, id) => (least === null || Number(id) < Number(least) ? id : least), null);

export const ChatMarks: ChatMarksResolvers = {
  async readUpTo(view, _args, context) {
    const read = (await marksOfOthers(view, context)).map(({ read_id }) => read_id);
    // A participant who hides their own read mark does not see the other's.
    return read.includes(null) ? null : leastOf(read.flatMap((id) => id ?? []));
  },
  deliveredUpTo: async (view, _args, context) =>
    leastOf((await marksOfOthers(view, context)).map(({ delivered_id }) => delivered_id)) ?? "0",
};

/**
 * At first, and after a gap, as the chat has them now: its reader has read it before this stream began, and marks that
 * moved in between were reported to no subscriber.
 */
async function* markEvents(
  feed: Feed<ConversationEvent>,
  chatId: string,
  context: Context,
): AsyncGenerator<ChatMarksView> {
  yield* currentMarks(chatId, context);
  for await (const item of feed) {
    if (item.kind !== "event") yield* currentMarks(chatId, context);
    else if ("marks" in item.event) yield { chatId, marks: item.event.marks };
  }
}

async function* currentMarks(chatId: string, context: Context): AsyncGenerator<ChatMarksView> {
  const [chat] = await readAfterGap(context, async () => [await findAnyChat(chatId, context)]);
  if (chat?.marks) yield { chatId, marks: chat.marks };
}

export const chatMarksSubscription: SubscriptionResolvers = {
  chatMarksChanged: {
    async subscribe(_root, { chatId }, context) {
      const { session, userId } = await requireViewer(context);
      if (!idText.safeParse(chatId).success) throw new AppError("NOT_FOUND");
      const feed = await context.cable.follow(session, messageChannel, chatParams(chatId, userId));
      return closeWithReader(feed, resolveEvents(context, "chatMarksChanged", markEvents(feed, chatId, context)));
    },
  },
};

export const chatMarkMutations: MutationResolvers = {
  async confirmDelivery(_root, { input: { chatId } }, context) {
    const { session, userId } = await requireViewer(context);
    const isOwn =
      ownChats.has(keyOf(session, chatId)) ||
      (idText.safeParse(chatId).success && (await findAnyChat(chatId, context)));
    if (!isOwn) return { errors: [userError("NOT_FOUND")] };
    ownChats.set(keyOf(session, chatId), true);
    await context.cable.perform(session, chatChannel, userParams(userId), "received", { chat_id: chatId });
    return { errors: [] };
  },
};
