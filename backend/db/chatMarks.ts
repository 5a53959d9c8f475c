import { and, asc, eq, exists, gt, inArray, ne, or, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { chats, messages } from "./schema/chats";
import { ringMembers } from "./schema/rings";

/** How far the messages of a chat have come with one of its participants. */
export interface ChatMark {
  userId: number;
  readId: number;
  deliveredId: number;
}

/** The marks of a chat's participants, as far as they are shared. */
export interface ChatMarks {
  marks: ChatMark[];
  /** Whether every participant shares read marks; otherwise none are shown. */
  isReadingShared: boolean;
}

/** Whether all participants of a chat share what they have read. For statements that select `chats`. */
export const isReadingShared = sql<boolean>`not exists (
  select 1 from users participant where not participant.shares_reading and participant.id = any(
    array[${chats.ownerId}, ${chats.interestedId}]
    || array(select fellow.user_id from ring_members fellow where fellow.ring_id = ${chats.ringId})))`;

/** The marks of a transaction's chat; none for the chat of a ring, whose members carry theirs. */
export function marksOfParties(chat: typeof chats.$inferSelect): ChatMark[] {
  const { ownerId, interestedId } = chat;
  if (ownerId === null || interestedId === null) return [];
  return [
    { userId: ownerId, readId: chat.ownerReadId, deliveredId: chat.ownerDeliveredId },
    { userId: interestedId, readId: chat.interestedReadId, deliveredId: chat.interestedDeliveredId },
  ];
}

/** The marks of several chats, by the id of the chat. */
export async function loadChatMarks(db: Db, ids: number[]): Promise<Map<number, ChatMarks>> {
  const rows = await db
    .select({ chat: chats, member: ringMembers, isReadingShared })
    .from(chats)
    .leftJoin(ringMembers, eq(ringMembers.ringId, chats.ringId))
    .where(inArray(chats.id, ids))
    .orderBy(asc(ringMembers.position));
  const found = new Map<number, ChatMarks>();
  for (const { chat, member, isReadingShared } of rows) {
    const { userId, readId, deliveredId } = member ?? {};
    const isMember = userId !== undefined && readId !== undefined && deliveredId !== undefined;
    const own = isMember ? [{ userId, readId, deliveredId }] : marksOfParties(chat);
    found.set(chat.id, { marks: [...(found.get(chat.id)?.marks ?? []), ...own], isReadingShared });
  }
  return found;
}

/** The user's chats of exchanges with a message of the other one that has not reached them, the latest first. */
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

/** The id of the newest message of a chat that the statement selects; 0 before the first. */
export const newestIdOf = (chatId: AnyPgColumn) =>
  sql`(select coalesce(max(${messages.id}), 0) from ${messages} where ${messages.chatId} = ${chatId})`;
