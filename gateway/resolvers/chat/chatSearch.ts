import { readChatSearch } from "../../../rules/chatSearch";
import type { FoundChatResolvers, FoundRingChatResolvers, QueryResolvers } from "../../__generated__/resolvers";
import { findChats, findRingChats } from "../../rest/chatSearch";
import { readCount } from "../common/cursorPages";

export const chatSearchQueries: QueryResolvers = {
  async searchChats(_root, { text, first }, context) {
    context.requireSession();
    const count = readCount(first, { usual: 20, most: 50 });
    const words = readChatSearch(text);
    if (words.length === 0) return [];
    const found = await findChats(context.rest, words.join(" "), count);
    for (const { chat } of found ?? []) context.loaders.chat.prime(chat.id, chat);
    return found ?? null;
  },
  async searchRingChats(_root, { text, first }, context) {
    context.requireSession();
    const count = readCount(first, { usual: 20, most: 50 });
    const words = readChatSearch(text);
    return words.length === 0 ? [] : ((await findRingChats(context.rest, words.join(" "), count)) ?? null);
  },
};

export const FoundChat: FoundChatResolvers = {
  message: ({ chat, message }) => message && { ...message, chat_id: chat.id },
};

export const FoundRingChat: FoundRingChatResolvers = {
  message: ({ ring, message }) => message && { ...message, chat_id: ring.chat?.id ?? "" },
};
