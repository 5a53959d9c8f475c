import { z } from "zod";
import type { RestClient } from "./client";
import { messageRecord } from "./messages";
import { count, id, list, moment, nullable } from "./shapes";
import { transactionEventRecord, transactionRecord } from "./transactions";
import { userRecord } from "./users";

/** A chat as in the list; the cable's chat events carry the same fields beside `event`. */
export const chatRecord = z.object({
  id,
  owner: userRecord,
  interested: userRecord,
  unread_messages: count,
  last_message: nullable(messageRecord),
  last_event: nullable(transactionEventRecord).catch(null),
  transaction: transactionRecord,
  updated_at: moment,
});
export type ChatRecord = z.output<typeof chatRecord>;

/** `all` is the call without a type: some backends list chats of ended and claimed transactions nowhere else. */
export type ChatType = "proposal" | "in_progress" | "all";

export async function listChats(rest: RestClient, type: ChatType): Promise<ChatRecord[]> {
  const query = { type: type === "all" ? undefined : type };
  return (await rest.get("/chats", list(chatRecord, "chats"), { query })).items;
}
