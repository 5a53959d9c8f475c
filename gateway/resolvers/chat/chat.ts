import type { LastSeen as LastSeenStep } from "../../../rules/lastSeen";
import { isEnded, isRecentlyCompleted } from "../../../rules/transaction";
import type { LastSeen } from "../../__generated__/enums";
import type {
  ChatResolvers,
  MessageQuoteResolvers,
  MessageResolvers,
  QueryResolvers,
} from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { toImage } from "../../image";
import type { ChatRecord, ChatType } from "../../rest/chats";
import type { MessageRecord } from "../../rest/messages";
import type { TransactionRecord } from "../../rest/transactionRecord";
import { readCount, toSlice, toStretch } from "../common/cursorPages";
import { toGlobalId } from "../node/globalId";
import { awaitsDelivery } from "./chatMarks";
import { readMessagePage } from "./conversation";

const types = { PROPOSALS: "proposal", IN_PROGRESS: "in_progress" } as const satisfies Record<string, ChatType>;

const lastSeen = { now: "NOW", today: "TODAY", this_week: "THIS_WEEK" } as const satisfies Record<
  LastSeenStep,
  LastSeen
>;

export const chatQueries: QueryResolvers = {
  async chats(_root, { tab, first, after }, context) {
    context.requireSession();
    const list = `chats.${tab}`;
    const stretch = toStretch(list, readCount(first, { usual: 21, most: 50 }), after);
    const listed = await context.loaders.someChats(types[tab], stretch);
    // A backend may file a chat late; the status is what counts.
    const inTab = listed.items.filter((chat) => tabOf(chat) === tab);
    const isShown = await Promise.all(inTab.map((chat) => namesPublication(chat, context)));
    const viewerId = await context.loaders.viewerId();
    const shown = inTab
      .filter((_chat, index) => isShown[index])
      .sort(
        (a, b) => Number(isSecondGroup(a, viewerId)) - Number(isSecondGroup(b, viewerId)) || byLatestActivity(a, b),
      );
    return toSlice(list, { items: shown, next: listed.next }, stretch, after);
  },
  chat(_root, { id }, context) {
    context.requireSession();
    return context.loaders.chat.load(id);
  },
};

/**
 * Of a tab's two groups the second: proposals that wait for the other party behind those that wait for the viewer,
 * closed chats behind open ones.
 */
function isSecondGroup(chat: ChatRecord, viewerId: string | null): boolean {
  const { status, offer_author: author } = chat.transaction;
  return status === "active" ? chat[author ?? "interested"].id === viewerId : isEnded(status);
}

function byLatestActivity(a: ChatRecord, b: ChatRecord): number {
  return Date.parse(b.updated_at ?? "") - Date.parse(a.updated_at ?? "") || Number(b.id) - Number(a.id);
}

/** A chat that does not say what it is about costs its own row, not the list. */
async function namesPublication({ transaction }: ChatRecord, { loaders }: Context): Promise<boolean> {
  if (transaction.publication !== null || transaction.publication_id !== null) return true;
  const full = await loaders.transaction.load(transaction.id);
  return full !== null && (full.publication !== null || full.publication_id !== null);
}

function tabOf(chat: ChatRecord) {
  return chat.transaction.status === "active" ? "PROPOSALS" : "IN_PROGRESS";
}

/** The chat's own transaction with both parties. It keeps the chat, so that the way back costs no call. */
function transactionOf(chat: ChatRecord, { loaders }: Context): TransactionRecord {
  loaders.chat.prime(chat.id, chat);
  return {
    ...chat.transaction,
    owner_id: chat.owner.id,
    interested_id: chat.interested.id,
    owner: chat.owner,
    interested_user: chat.interested,
    chat: { id: chat.id },
    updated_at: chat.transaction.updated_at ?? chat.updated_at,
  };
}

/** A message with its known chat, so that the way to the chat costs no call. */
function withChat(message: MessageRecord, chat: ChatRecord, { loaders }: Context): MessageRecord {
  loaders.chat.prime(chat.id, chat);
  return { ...message, chat_id: chat.id };
}

const chatOf = ({ chat_id: id }: MessageRecord, { loaders }: Context) => (id === null ? null : loaders.chat.load(id));

async function isWritable(chat: ChatRecord, { loaders }: Context): Promise<boolean> {
  const { status, id } = chat.transaction;
  if (status !== "complete") return status !== "rejected";
  const changedAt = chat.transaction.updated_at ?? (await loaders.transaction.load(id))?.updated_at ?? chat.updated_at;
  return isRecentlyCompleted(new Date(changedAt ?? ""), new Date());
}

export const Chat: ChatResolvers = {
  globalId: ({ id }) => toGlobalId("Chat", id),
  tab: tabOf,
  transaction: (chat, _args, context) => transactionOf(chat, context),
  counterpart: async (chat, _args, { loaders }) =>
    chat.owner.id === (await loaders.viewerId()) ? chat.interested : chat.owner,
  unreadCount: (chat) => chat.unread_messages ?? 0,
  lastMessage: (chat, _args, context) => chat.last_message && withChat(chat.last_message, chat, context),
  lastEvent: (chat) => chat.last_event,
  updatedAt: (chat) => chat.updated_at ?? chat.last_message?.created_at ?? new Date(0).toISOString(),
  async messages(chat, args, context) {
    const page = await readMessagePage(chat.id, args, context);
    return { ...page, items: page.items.map((message) => withChat(message, chat, context)) };
  },
  isWritable: (chat, _args, context) => isWritable(chat, context),
  canReply: ({ replies }) => replies,
  marks: ({ id, marks }) => marks && { chatId: id, marks },
  isMuted: ({ muted }) => muted,
  showsTyping: ({ typing }) => typing,
  counterpartLastSeen: ({ last_seen }) => last_seen && lastSeen[last_seen],
  awaitsDelivery: (chat, _args, context) => awaitsDelivery(chat, context),
};

function locationOf({ latitude, longitude }: MessageRecord) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

export const MessageQuote: MessageQuoteResolvers = {
  messageId: ({ id }) => id,
  senderId: ({ user_id }) => user_id,
  isOwn: async ({ user_id }, _args, { loaders }) => user_id === (await loaders.viewerId()),
  text: ({ message }) => message,
  hasPicture: ({ has_picture }) => has_picture,
  hasLocation: ({ has_location }) => has_location,
};

export const Message: MessageResolvers = {
  requestId: (message) => message.random_id ?? message.id,
  randomId: (message) => message.random_id ?? message.id,
  chatId: (message) => message.chat_id ?? "",
  chat: (message, _args, context) => chatOf(message, context),
  senderId: (message) => message.user_from.id,
  /** A message alone has only the names. */
  async sender(message, _args, context) {
    const chat = await chatOf(message, context);
    return [chat?.owner, chat?.interested].find((user) => user?.id === message.user_from.id) ?? message.user_from;
  },
  isOwn: async (message, _args, { loaders }) => message.user_from.id === (await loaders.viewerId()),
  text: (message) => message.message,
  picture: (message, _args, { backendOrigin }) => toImage(message.picture_url ?? message.picture, backendOrigin),
  location: locationOf,
  placeName: (message) => message.place_name,
  replyTo: (message) => message.reply_to,
  createdAt: (message) => message.created_at,
};
