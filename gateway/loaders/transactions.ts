import { UpstreamError } from "../errors";
import type { ChatRecord, ChatsAsked } from "../rest/chats";
import type { Page } from "../rest/shapes";
import { isTransactionStub } from "../rest/transactionRecord";
import type { TransactionRecord } from "../rest/transactionRecord";
import type { Loaders } from "./loaders";
import { isWhole } from "./wholeLists";

/** A page of a whole list. */
export function slicePage(all: TransactionRecord[], page: number, perPage: number): Page<TransactionRecord> {
  const items = all.slice((page - 1) * perPage, page * perPage);
  return { items, pageInfo: { page, pages: Math.ceil(all.length / perPage), total: all.length } };
}

/**
 * By their ids in one read; where that gave the live ones, then a page of the history for those that have ended.
 */
export async function listTransactions(loaders: Loaders, ids: readonly string[]): Promise<TransactionRecord[]> {
  const listed = await loaders.someTransactions({ ids: ids.join(",") });
  const found = listed.items.filter((record) => !isTransactionStub(record));
  const known = new Set(found.map((record) => record.id));
  if (!isWhole(listed) || ids.filter((id) => !known.has(id)).length < 3) return found;
  return [...found, ...(await loaders.history(1, 50)).items.filter((record) => !isTransactionStub(record))];
}

/** The viewer's own live proposals for publications, in their order. */
export async function findProposals(
  loaders: Loaders,
  publicationIds: readonly string[],
): Promise<(TransactionRecord | null)[]> {
  const viewerId = await loaders.viewerId();
  const { items } = await loaders.someTransactions({ publication_ids: publicationIds.join(",") });
  const own = items.filter((record) => record.interested_id === viewerId);
  return publicationIds.map(
    (id) => own.find((record) => (record.publication_id ?? record.publication?.id) === id) ?? null,
  );
}

/** By their ids in one read; of a backend that cannot look for them so, those that its list without a type has. */
export async function listNamedChats(loaders: Loaders, ids: readonly string[]): Promise<ChatRecord[]> {
  return (await someChatsOfAll(loaders, { ids: ids.join(",") }))?.items ?? [];
}

/**
 * Where the backend does not find one by its id, it is in one of the two lists; some backends have those of ended and
 * claimed transactions only in the list without a type, or nowhere: then the transaction itself still names its chat.
 */
export async function findChat(loaders: Loaders, id: string): Promise<ChatRecord | null> {
  const isAsked = (chat: { id: string }) => chat.id === id;
  const asked = await someChatsOfAll(loaders, { id });
  const found = asked?.items.find(isAsked) ?? null;
  if (found || (asked && !isWhole(asked))) return found;
  const lists = await Promise.all([loaders.chats("proposal"), loaders.chats("in_progress")]);
  const listed = lists.flat().find(isAsked);
  if (listed) return listed;
  const [history, live] = await Promise.all([loaders.history(1, 50), loaders.liveTransactions()]);
  const transaction = [...history.items, ...live].find(({ chat }) => chat && isAsked(chat));
  if (!transaction?.interested_user) return null;
  const { publication_id, publication, interested_user: interested, updated_at } = transaction;
  const owner = transaction.owner ?? (await loaders.publication.load(publication_id ?? publication?.id ?? ""))?.owner;
  if (!owner) return null;
  const last_event = transaction.events?.at(-1) ?? null;
  return {
    id,
    owner,
    interested,
    unread_messages: 0,
    last_message: null,
    last_event,
    transaction,
    marks: null,
    replies: false,
    muted: null,
    typing: false,
    last_seen: null,
    updated_at,
  };
}

/** Null where the backend has no such list. */
function someChatsOfAll(loaders: Loaders, some: ChatsAsked): Promise<Page<ChatRecord> | null> {
  return loaders.someChats("all", some).catch((error: unknown) => {
    if (isListMissing(error)) return null;
    throw error;
  });
}

/** Some backends have no list without a type, or refuse it; one that fails would fail again with the other two. */
const isListMissing = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  (error.isUnknownEndpoint || error.code === "NOT_FOUND" || error.code === "BAD_USER_INPUT");
