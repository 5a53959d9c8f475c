import { z } from "zod";
import { lastSeenSteps } from "../../rules/lastSeen";
import type { RestClient } from "./client";
import { messageRecord } from "./messages";
import { anyBody, count, flag, id, list, moment, nullable, optionalFlag, optionalId } from "./shapes";
import type { Page, Stretch } from "./shapes";
import { transactionEventRecord, transactionRecord } from "./transactionRecord";
import { userRecord } from "./users";

const markRecord = z.object({ user_id: id, read_id: optionalId, delivered_id: id });
/**
 * How far each participant has got the messages of a chat and read them, by message id; `read_id` is null where it is
 * not shared.
 */
export const chatMarks = z.array(markRecord);
/** One participant's; marks only move forward. */
export type ChatMarkRecord = z.output<typeof markRecord>;

/** A chat as in the list; the cable's chat events carry the same fields beside `event`. */
export const chatRecord = z.object({
  id,
  owner: userRecord,
  interested: userRecord,
  unread_messages: count,
  last_message: nullable(messageRecord),
  last_event: nullable(transactionEventRecord).catch(null),
  transaction: transactionRecord,
  /** Null where the backend keeps none. */
  marks: nullable(chatMarks).catch(null),
  /** Whether messages can answer one another. */
  replies: flag,
  /** Null where the backend mutes none. */
  muted: optionalFlag,
  /**
   * Whether those who write in it are shown: not where the backend lacks it, nor where the viewer does not
   * want it.
   */
  typing: flag,
  /** How long ago the other one was there; null where that is not shared. */
  last_seen: nullable(z.enum(lastSeenSteps)).catch(null),
  updated_at: moment,
});
/** Both parties of its transaction are in it; whoever reads it is one of them. */
export type ChatRecord = z.output<typeof chatRecord>;

/** `all` is the call without a type: some backends list chats of ended and claimed transactions nowhere else. */
export type ChatType = "proposal" | "in_progress" | "all";

const chatList = list(chatRecord, "chats");

const wireType = (type: ChatType) => (type === "all" ? undefined : type);

/** All of them. */
export async function listChats(rest: RestClient, type: ChatType): Promise<ChatRecord[]> {
  return (await rest.get("/chats", chatList, { query: { type: wireType(type) } })).items;
}

/** Some of them; all of them where the backend knows no parts of a list. */
export function listSomeChats(rest: RestClient, type: ChatType, some: ChatsAsked): Promise<Page<ChatRecord>> {
  return rest.get("/chats", chatList, { query: { type: wireType(type), ...some } });
}

/** A stretch of the list, one chat of it, several (with commas), or those that something happened to since a moment. */
export type ChatsAsked = Stretch | { id: string } | { ids: string } | { since: string };

const mutePath = (chatId: string) => `/chats/${encodeURIComponent(chatId)}/mute`;

/** No news of the chat's messages any more. */
export async function putMute(rest: RestClient, chatId: string): Promise<void> {
  await rest.put(mutePath(chatId), anyBody);
}

/** Takes a mute back; safe to repeat. */
export async function deleteMute(rest: RestClient, chatId: string): Promise<void> {
  await rest.call("DELETE", mutePath(chatId));
}
