import type { ChatMessagesArgs } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import type { MessageRecord } from "../../rest/messages";
import { decodeCursor, encodeCursor, readCount } from "../common/cursorPages";

/** A page of the messages of a chat, of an exchange or of a ring. */
export async function readMessagePage(
  chatId: string,
  { last, before }: Partial<ChatMessagesArgs>,
  context: Context,
): Promise<{ items: MessageRecord[]; hasPreviousPage: boolean; startCursor: string | null }> {
  const session = context.requireSession();
  const count = readCount(last, { usual: 50, most: 200, field: "last" });
  const viewerId = await context.loaders.viewerId();
  const all = await context.cable.history(session, chatId, viewerId ?? "");
  const list = `messages.${chatId}`;
  const beforeId = before ? Number(decodeCursor(before, list, /^id:(\d{1,18})$/, "before")[1]) : Infinity;
  const older = all.filter((message) => Number(message.id) < beforeId);
  const items = older.slice(-count);
  return {
    items,
    hasPreviousPage: items.length < older.length,
    startCursor: items[0] ? encodeCursor(list, `id:${items[0].id}`) : null,
  };
}
