import type { ChatRecord } from "../rest/chats";
import type { NotificationRecord, TransactionModel } from "../rest/notifications";
import { isSettled } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactionRecord";

/**
 * The viewer's transactions as far as chats, notifications and what was seen of them show, for backends without the
 * calls for transactions. Chats know the parties and the present status, notifications the offer and the end, changes
 * and events the whole record; what none knows stays empty. Newest change first.
 */
export function inferTransactions(
  chats: readonly ChatRecord[],
  notifications: readonly NotificationRecord[],
  seen: readonly TransactionRecord[] = [],
): TransactionRecord[] {
  const models = new Map<string, TransactionModel & { firstAt: string; lastAt: string }>();
  for (const { model, at } of listMentions(notifications, seen)) {
    const earlier = models.get(model.id);
    models.set(model.id, { ...fillMissing(model, earlier), firstAt: earlier?.firstAt ?? at, lastAt: at });
  }
  const listed = new Set(chats.map((chat) => chat.transaction.id));
  const fromChats = chats.map((chat) => transactionFromChat(chat, models.get(chat.transaction.id) ?? null));
  const unlisted = [...models.values()].flatMap(({ firstAt, lastAt, ...record }) => {
    const { status, owner_id, interested_id } = record;
    // Live transactions have a chat in the lists: without one it has ended meanwhile, in an unknown way.
    if (listed.has(record.id) || status === null || !isSettled(status) || owner_id === null || interested_id === null)
      return [];
    return [
      { ...record, status, created_at: record.created_at ?? firstAt, updated_at: latest(record.updated_at, lastAt) },
    ];
  });
  return [...fromChats, ...unlisted].sort((a, b) => changedAt(b) - changedAt(a) || Number(b.id) - Number(a.id));
}

/** What notifications, changes and events say of transactions, oldest first. */
function listMentions(notifications: readonly NotificationRecord[], seen: readonly TransactionRecord[]) {
  const mentions: { model: TransactionModel; at: string }[] = [
    ...[...notifications]
      .sort((a, b) => Number(a.id) - Number(b.id))
      .flatMap(({ model, created_at }) => (model?.transaction ? [{ model: model.transaction, at: created_at }] : [])),
    ...seen.map((record) => ({
      model: record,
      at: record.updated_at ?? record.created_at ?? new Date(0).toISOString(),
    })),
  ];
  return mentions.sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** A transaction by its chat, completed with what else is known of it. */
function transactionFromChat(chat: ChatRecord, models: TransactionModel | null): TransactionRecord {
  const { transaction } = chat;
  return {
    ...(models ? fillMissing(transaction, models) : transaction),
    status: transaction.status,
    owner_id: chat.owner.id,
    interested_id: chat.interested.id,
    owner: chat.owner,
    interested_user: chat.interested,
    chat: { id: chat.id },
    created_at: transaction.created_at ?? models?.created_at ?? chat.updated_at,
    updated_at: transaction.updated_at ?? chat.updated_at,
  };
}

/**
 * The newer record, with what it leaves out taken from the older one. An empty list is left out by a mention, but in a
 * whole record it says that the offer was withdrawn.
 */
function fillMissing<Newer extends TransactionModel>(newer: Newer, older: TransactionModel | undefined): Newer {
  if (!older) return newer;
  const isWhole = newer.publication !== null && newer.owner !== null && newer.interested_user !== null;
  const missing = Object.entries(older).filter(([name]) => {
    const value: unknown = newer[name as keyof Newer];
    return value === null || value === undefined || (!isWhole && Array.isArray(value) && value.length === 0);
  });
  return { ...newer, ...Object.fromEntries(missing) };
}

function latest(one: string | null, other: string): string {
  return one !== null && Date.parse(one) > Date.parse(other) ? one : other;
}

function changedAt({ updated_at }: TransactionRecord): number {
  return Date.parse(updated_at ?? "");
}
