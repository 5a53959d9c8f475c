import type { Context } from "../../context";
import type { ChatRecord } from "../../rest/chats";
import { findRingOfChat } from "../../rest/rings";
import type { RingChatRecord } from "../../rest/rings";

/** Both have the same messages, marks and mute; the parties of a ring's stand in the ring. */
export type AnyChat = ChatRecord | RingChatRecord;

/** Only these name a ring. */
export const isRingChat = (chat: AnyChat): chat is RingChatRecord => "ring_id" in chat;

/** A chat of the viewer, of an exchange or of a ring; null for others. */
export async function findAnyChat(chatId: string, { loaders, rest }: Context): Promise<AnyChat | null> {
  return (await loaders.chat.load(chatId)) ?? (await findRingOfChat(rest, chatId))?.chat ?? null;
}

/** As payloads name it: one of two fields. */
export const splitChat = (chat: AnyChat) =>
  isRingChat(chat) ? { chat: null, ringChat: chat } : { chat, ringChat: null };
