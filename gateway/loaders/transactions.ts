import type { ChatRecord } from "../rest/chats";
import type { Page } from "../rest/shapes";
import { isTransactionStub } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactions";
import type { Loaders } from "./loaders";

/** A page of a whole list. */
export function slicePage(all: TransactionRecord[], page: number, perPage: number): Page<TransactionRecord> {
  const items = all.slice((page - 1) * perPage, page * perPage);
  return { items, pageInfo: { page, pages: Math.ceil(all.length / perPage), total: all.length } };
}

/** The live ones in one read, then a page of the history for those that have ended. */
export async function listTransactions(loaders: Loaders, ids: readonly string[]): Promise<TransactionRecord[]> {
  const found = (await loaders.liveTransactions()).filter((record) => !isTransactionStub(record));
  const known = new Set(found.map((record) => record.id));
  if (ids.filter((id) => !known.has(id)).length < 3) return found;
  return [...found, ...(await loaders.history(1, 50)).items.filter((record) => !isTransactionStub(record))];
}

/**
 * A chat is in one of the two lists; some backends leave out those of ended transactions, which the history still
 * names.
 */
export async function findChat(loaders: Loaders, id: string): Promise<ChatRecord | null> {
  const lists = await Promise.all([loaders.chats("proposal"), loaders.chats("in_progress")]);
  const listed = lists.flat().find((chat) => chat.id === id);
  if (listed) return listed;
  const ended = (await loaders.history(1, 50)).items.find((record) => record.chat?.id === id);
  if (!ended?.interested_user) return null;
  const owner =
    ended.owner ?? (await loaders.publication.load(ended.publication_id ?? ended.publication?.id ?? ""))?.owner;
  if (!owner) return null;
  const { interested_user: interested, updated_at } = ended;
  return { id, owner, interested, unread_messages: 0, last_message: null, transaction: ended, updated_at };
}
