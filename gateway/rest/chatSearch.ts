import { z } from "zod";
import { chatRecord } from "./chats";
import type { RestClient } from "./client";
import { messageRecord } from "./messages";
import { ringRecord } from "./rings";
import { list, nullable } from "./shapes";

/** Also shows whether a backend has it: one that has refuses guests. */
export const chatSearchPath = "/v1/chat_search";

const foundChat = z.object({ chat: chatRecord, message: nullable(messageRecord).catch(null) });
/** `message` is the latest one that holds the words; null where the other's name or a title does. */
export type FoundChatRecord = z.output<typeof foundChat>;

/** Undefined where the backend does not look through chats. */
export function findChats(rest: RestClient, text: string, count: number): Promise<FoundChatRecord[] | undefined> {
  return rest.ifSupported(chatSearchPath, async () => {
    return (await rest.get(chatSearchPath, list(foundChat, "chats"), { query: { text, per_page: count } })).items;
  });
}

const foundRingChat = z.object({ ring: ringRecord, message: nullable(messageRecord).catch(null) });
/** The same of a ring, whose chat is in it. */
export type FoundRingChatRecord = z.output<typeof foundRingChat>;

/** Undefined where the backend does not look through chats of rings. */
export function findRingChats(
  rest: RestClient,
  text: string,
  count: number,
): Promise<FoundRingChatRecord[] | undefined> {
  const path = "/v1/ring_chat_search";
  return rest.ifSupported(
    path,
    async () => (await rest.get(path, list(foundRingChat, "rings"), { query: { text, per_page: count } })).items,
  );
}
