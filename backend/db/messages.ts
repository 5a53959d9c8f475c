import { asc, desc, eq, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { messages } from "./schema/chats";
import { users } from "./schema/users";
import { nameColumns } from "./people";
import type { Name } from "./people";

/** A message with its sender and the one that it answers. */
export interface MessageRecord {
  message: typeof messages.$inferSelect;
  sender: Name;
  /** The message that it answers. */
  quoted: typeof messages.$inferSelect | null;
}

const quoted = alias(messages, "quoted");

function selectMessages(db: Db, where: SQL): Promise<MessageRecord[]> {
  return db
    .select({ message: messages, sender: nameColumns(users), quoted })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .leftJoin(quoted, eq(quoted.id, messages.replyToId))
    .where(where)
    .orderBy(asc(messages.id));
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

/** Those of them that exist. */
export const loadMessages = (db: Db, ids: number[]) =>
  ids.length === 0 ? Promise.resolve([]) : selectMessages(db, inArray(messages.id, ids));
