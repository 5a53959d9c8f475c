import type { ChatRecord } from "../rest/chats";
import type { NotificationRecord, TransactionModel } from "../rest/notifications";
import { isEnded } from "../rest/transactions";
import type { TransactionRecord } from "../rest/transactions";

/**
 * The viewer's transactions as far as chats and notifications know them, for backends without the calls for
 * transactions. Chats know the parties and the present status, notifications the offer and the end; what neither
 * knows stays empty. Newest change first.
 */
export function inferTransactions(
  chats: readonly ChatRecord[],
  notifications: readonly NotificationRecord[],
): TransactionRecord[] {
  const models = new Map<string, TransactionModel & { firstAt: string; lastAt: string }>();
  for (const { model, created_at } of [...notifications].sort((a, b) => Number(a.id) - Number(b.id))) {
    const next = model?.transaction;
    if (!next) continue;
    const earlier = models.get(next.id);
    models.set(next.id, { ...fillMissing(next, earlier), firstAt: earlier?.firstAt ?? created_at, lastAt: created_at });
  }
  const listed = new Set(chats.map((chat) => chat.transaction.id));
  const fromChats = chats.map((chat) => transactionFromChat(chat, models.get(chat.transaction.id) ?? null));
  const fromNotifications = [...models.values()].flatMap(({ firstAt, lastAt, ...record }) => {
    const { status, owner_id, interested_id } = record;
    // Live transactions have a chat in the lists: without one it has ended meanwhile, in an unknown way.
    if (listed.has(record.id) || status === null || !isEnded(status) || owner_id === null || interested_id === null)
      return [];
    return [
      { ...record, status, created_at: record.created_at ?? firstAt, updated_at: latest(record.updated_at, lastAt) },
    ];
  });
  return [...fromChats, ...fromNotifications].sort(
    (a, b) => changedAt(b) - changedAt(a) || Number(b.id) - Number(a.id),
  );
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

/** The newer record, with what it leaves out taken from the older one. */
function fillMissing<Newer extends TransactionModel>(newer: Newer, older: TransactionModel | undefined): Newer {
  if (!older) return newer;
  const missing = Object.entries(older).filter(([name]) => {
    const value: unknown = newer[name as keyof Newer];
    return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  });
  return { ...newer, ...Object.fromEntries(missing) };
}

function latest(one: string | null, other: string): string {
  return one !== null && Date.parse(one) > Date.parse(other) ? one : other;
}

function changedAt({ updated_at }: TransactionRecord): number {
  return Date.parse(updated_at ?? "");
}
