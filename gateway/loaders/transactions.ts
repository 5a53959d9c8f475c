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
 * A chat is in one of the two lists; some backends have those of ended and claimed transactions only in the list
 * without a type, or nowhere: then the transaction itself still names its chat.
 */
export async function findChat(loaders: Loaders, id: string): Promise<ChatRecord | null> {
  const lists = await Promise.all([loaders.chats("proposal"), loaders.chats("in_progress")]);
  const isAsked = (chat: { id: string }) => chat.id === id;
  const listed = lists.flat().find(isAsked) ?? (await loaders.chats("all")).find(isAsked);
  if (listed) return listed;
  const [history, live] = await Promise.all([loaders.history(1, 50), loaders.liveTransactions()]);
  const transaction = [...history.items, ...live].find(({ chat }) => chat && isAsked(chat));
  if (!transaction?.interested_user) return null;
  const { publication_id, publication, interested_user: interested, updated_at } = transaction;
  const owner = transaction.owner ?? (await loaders.publication.load(publication_id ?? publication?.id ?? ""))?.owner;
  if (!owner) return null;
  const last_event = transaction.events?.at(-1) ?? null;
  return { id, owner, interested, unread_messages: 0, last_message: null, last_event, transaction, updated_at };
}
