import { and, count, desc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { TransactionStatus } from "../../rules/transaction";
import { isUnblockedBetween } from "./blocks";
import type { Db } from "./client";
import { loadLastMessages } from "./messages";
import type { MessageRecord } from "./messages";
import { chats, messages } from "./schema/chats";
import { publications } from "./schema/publications";
import { transactions } from "./schema/transactions";
import { users } from "./schema/users";
import { loadLatestEvents } from "./transactions";
import type { TransactionEventRow } from "./transactions";

type ChatRow = typeof chats.$inferSelect;

/** A chat as one of its participants sees it. */
export interface ChatRecord {
  chat: ChatRow;
  owner: typeof users.$inferSelect;
  interested: typeof users.$inferSelect;
  transaction: { id: number; status: TransactionStatus };
  publication: { id: number; title: string };
  unread: number;
  last: MessageRecord | undefined;
  /** What happened last to its transaction. */
  lastEvent: TransactionEventRow | undefined;
}

const owner = alias(users, "chat_owner");
const interested = alias(users, "chat_interested");
const maxChats = 500;

/** A block hides the chats of the two from both. */
const isParticipant = (userId: number) =>
  and(
    or(eq(chats.ownerId, userId), eq(chats.interestedId, userId)),
    isUnblockedBetween(chats.ownerId, chats.interestedId),
  );

async function selectChats(db: Db, viewerId: number, where: SQL | undefined): Promise<ChatRecord[]> {
  const rows = await db
    .select({
      chat: chats,
      owner,
      interested,
      transaction: { id: transactions.id, status: transactions.status },
      publication: { id: publications.id, title: publications.title },
    })
    .from(chats)
    .innerJoin(transactions, eq(transactions.id, chats.transactionId))
    .innerJoin(publications, eq(publications.id, transactions.publicationId))
    .innerJoin(owner, eq(owner.id, chats.ownerId))
    .innerJoin(interested, eq(interested.id, chats.interestedId))
    .where(and(isParticipant(viewerId), where))
    .orderBy(desc(chats.updatedAt), desc(chats.id))
    .limit(maxChats);
  const ids = rows.map((row) => row.chat.id);
  const [last, unread] = [await loadLastMessages(db, ids), await unreadCounts(db, viewerId, ids)];
  const latest = await loadLatestEvents(
    db,
    rows.map((row) => row.transaction.id),
    1,
  );
  const events = new Map(latest.map((event) => [event.transactionId, event]));
  return rows.map((row) => ({
    ...row,
    unread: unread.get(row.chat.id) ?? 0,
    last: last.get(row.chat.id),
    lastEvent: events.get(row.transaction.id),
  }));
}

/** Messages of the other one behind the viewer's read mark. */
async function unreadCounts(db: Db, viewerId: number, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const readId = sql`case when ${chats.ownerId} = ${viewerId} then ${chats.ownerReadId} else ${chats.interestedReadId} end`;
  const rows = await db
    .select({ id: chats.id, unread: count() })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(and(inArray(chats.id, ids), ne(messages.senderId, viewerId), gt(messages.id, readId)))
    .groupBy(chats.id);
  return new Map(rows.map((row) => [row.id, row.unread]));
}

/** `proposal`: chats of active transactions; `in_progress`: all the others. Without a type: every chat. */
export function listChats(db: Db, viewerId: number, type?: "proposal" | "in_progress") {
  const tab = type && (type === "proposal" ? eq(transactions.status, "active") : ne(transactions.status, "active"));
  return selectChats(db, viewerId, tab);
}

/** A chat for one of its participants; undefined for any other user. */
export async function loadChat(db: Db, viewerId: number, chatId: number): Promise<ChatRecord | undefined> {
  return (await selectChats(db, viewerId, eq(chats.id, chatId)))[0];
}

export async function findChat(db: Db, viewerId: number, chatId: number): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.id, chatId), isParticipant(viewerId)));
  return row;
}
