import type { ChatRecord } from "../db/chats";
import { presentMessage } from "./message";
import { presentPerson } from "./user";

/** A chat; `unread_messages` is counted for the participant who gets it. */
export function presentChat(
  { chat, owner, interested, transaction, publication, unread, last }: ChatRecord,
  origin: string,
) {
  return {
    id: chat.id,
    owner: presentPerson(owner, origin),
    interested: presentPerson(interested, origin),
    unread_messages: unread,
    last_message: last ? presentMessage(last, origin) : null,
    transaction: { id: transaction.id, status: transaction.status, publication },
    updated_at: chat.updatedAt.toISOString(),
    order: Math.floor(chat.updatedAt.getTime() / 1000),
  };
}
