import { and, asc, desc, eq, inArray, max } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { messages } from "./schema/chats";
import { users } from "./schema/users";

export interface MessageRecord {
  message: typeof messages.$inferSelect;
  sender: { id: number; name: string; lastName: string };
  /** The message that it answers. */
  quoted: typeof messages.$inferSelect | null;
}

const quoted = alias(messages, "quoted");

function selectMessages(db: Db, where: SQL): Promise<MessageRecord[]> {
  return db
    .select({ message: messages, sender: { id: users.id, name: users.name, lastName: users.lastName }, quoted })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .leftJoin(quoted, eq(quoted.id, messages.replyToId))
    .where(where)
    .orderBy(asc(messages.id));
}

/** A message to be answered, which has to be of this chat; null for none. */
export async function findQuoted(db: Db, chatId: number, id: number | null): Promise<MessageRecord["quoted"]> {
  if (id === null) return null;
  const [found] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.id, id), eq(messages.chatId, chatId)));
  return found ?? null;
}

/** The whole conversation, oldest first. */
export const listMessages = (db: Db, chatId: number) => selectMessages(db, eq(messages.chatId, chatId));

/** The newest messages of a conversation, oldest first. */
export const listLastMessages = (db: Db, chatId: number, limit: number) =>
  selectMessages(
    db,
    inArray(
      messages.id,
      db
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.chatId, chatId))
        .orderBy(desc(messages.id))
        .limit(limit),
    ),
  );

export const loadMessages = (db: Db, ids: number[]) =>
  ids.length === 0 ? Promise.resolve([]) : selectMessages(db, inArray(messages.id, ids));

export async function loadLastMessages(db: Db, chatIds: number[]): Promise<Map<number, MessageRecord>> {
  if (chatIds.length === 0) return new Map();
  const newest = db
    .select({ id: max(messages.id) })
    .from(messages)
    .where(inArray(messages.chatId, chatIds))
    .groupBy(messages.chatId);
  const list = await selectMessages(db, inArray(messages.id, newest));
  return new Map(list.map((record) => [record.message.chatId, record]));
}
