import { and, eq, exists, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { chats, messages } from "./schema/chats";

/** How far the messages of a chat have come with each of its participants. */
export interface ChatMarksRecord {
  chat: Pick<
    typeof chats.$inferSelect,
    "ownerId" | "interestedId" | "ownerReadId" | "interestedReadId" | "ownerDeliveredId" | "interestedDeliveredId"
  >;
}

/** By chat. */
export async function loadChatMarks(db: Db, ids: number[]): Promise<Map<number, ChatMarksRecord>> {
  const rows = await db.select({ chat: chats }).from(chats).where(inArray(chats.id, ids));
  return new Map(rows.map((row) => [row.chat.id, row]));
}

/** The user's chats with a message of the other one that has not reached them, the latest first. */
export async function listUndelivered(db: Db, userId: number, limit: number): Promise<number[]> {
  const isBehind = (mark: AnyPgColumn, read: AnyPgColumn) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(messages)
        .where(
          and(
            eq(messages.chatId, chats.id),
            gt(messages.id, sql`greatest(${mark}, ${read})`),
            ne(messages.senderId, userId),
          ),
        ),
    );
  const rows = await db
    .select({ id: chats.id })
    .from(chats)
    .where(
      or(
        and(eq(chats.ownerId, userId), isBehind(chats.ownerDeliveredId, chats.ownerReadId)),
        and(eq(chats.interestedId, userId), isBehind(chats.interestedDeliveredId, chats.interestedReadId)),
      ),
    )
    .orderBy(sql`${chats.updatedAt} desc`)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The newest message of the chat of a row; 0 before the first. */
export const newestIdOf = (chatId: AnyPgColumn) =>
  sql`(select coalesce(max(${messages.id}), 0) from ${messages} where ${messages.chatId} = ${chatId})`;
