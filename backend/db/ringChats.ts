import { and, count, eq, exists, gt, inArray, ne, not, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isReadingShared } from "./chatMarks";
import type { ChatMark, ChatMarks } from "./chatMarks";
import { isMutedBy } from "./chatMutes";
import type { Db } from "./client";
import type { MessageRecord } from "./messages";
import { chats, messages } from "./schema/chats";
import { ringMembers, rings } from "./schema/rings";
import { users } from "./schema/users";
import { nameColumns } from "./people";

/** The chat of a ring as one of its members sees it. */
export interface RingChatRecord extends ChatMarks {
  chat: { id: number; ringId: number; updatedAt: Date };
  ring: Pick<typeof rings.$inferSelect, "state" | "expiresAt" | "updatedAt">;
  unread: number;
  /** Whether the member wants no news of its messages. */
  isMuted: boolean;
  /** Whether the member shares that they write. */
  sharesTyping: boolean;
  last: MessageRecord | undefined;
}

const last = alias(messages, "last");
const quoted = alias(messages, "quoted");
const sender = alias(users, "sender");
const member = alias(users, "member");

/** No block stands between a member of a ring and any of the others. */
export const isUnblockedIn = (ringId: AnyColumn, userId: AnyColumn | number) => sql`not exists (
  select 1 from ring_members fellow join blocks b
    on (b.blocker_id = fellow.user_id and b.blocked_id = ${userId})
    or (b.blocker_id = ${userId} and b.blocked_id = fellow.user_id)
  where fellow.ring_id = ${ringId})`;

/** Whether a chat is that of a ring of the user's. A block between two members hides it from both. */
export const isRingMember = (userId: number): SQL =>
  sql`(exists (select 1 from ring_members own where own.ring_id = ${chats.ringId} and own.user_id = ${userId})
    and ${isUnblockedIn(chats.ringId, userId)})`;

/** Messages of the others behind a member's read mark. */
const isUnread = and(
  eq(messages.chatId, chats.id),
  ne(messages.senderId, ringMembers.userId),
  gt(messages.id, ringMembers.readId),
);

async function selectRingChats(db: Db, where: SQL | undefined) {
  const rows = await db
    .select({
      viewerId: ringMembers.userId,
      chat: { id: chats.id, ringId: ringMembers.ringId, updatedAt: chats.updatedAt },
      ring: { state: rings.state, expiresAt: rings.expiresAt, updatedAt: rings.updatedAt },
      unread: sql`(select count(*) from ${messages} where ${isUnread})`.mapWith(Number),
      isMuted: isMutedBy(chats.id, ringMembers.userId),
      sharesTyping: member.sharesTyping,
      isReadingShared,
      marks: sql<ChatMark[]>`(select json_agg(json_build_object(
        'userId', m.user_id, 'readId', m.read_id, 'deliveredId', m.delivered_id) order by m.position)
        from ring_members m where m.ring_id = ${ringMembers.ringId})`,
      last,
      sender: nameColumns(sender),
      quoted,
    })
    .from(ringMembers)
    .innerJoin(member, eq(member.id, ringMembers.userId))
    .innerJoin(chats, eq(chats.ringId, ringMembers.ringId))
    .innerJoin(rings, eq(rings.id, ringMembers.ringId))
    .leftJoin(last, eq(last.id, sql`(select max(newest.id) from messages newest where newest.chat_id = ${chats.id})`))
    .leftJoin(sender, eq(sender.id, last.senderId))
    .leftJoin(quoted, eq(quoted.id, last.replyToId))
    .where(and(where, isUnblockedIn(ringMembers.ringId, ringMembers.userId)));
  return rows.map(({ last, sender, quoted, ...row }) => ({
    ...row,
    last: last && sender ? { message: last, sender, quoted } : undefined,
  }));
}

/** The chats of rings, by ring; without those that the viewer does not see. */
export async function loadRingChats(
  db: Db,
  viewerId: number,
  ringIds: readonly number[],
): Promise<Map<number, RingChatRecord>> {
  if (ringIds.length === 0) return new Map();
  const found = await selectRingChats(db, and(eq(ringMembers.userId, viewerId), inArray(chats.ringId, [...ringIds])));
  return new Map(found.map((record) => [record.chat.ringId, record]));
}

/** By chat, each as its members see it: by their ids. */
export async function loadRingChatViews(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Map<number, RingChatRecord>>> {
  const views = new Map<number, Map<number, RingChatRecord>>();
  for (const { viewerId, ...record } of await selectRingChats(db, inArray(chats.id, [...ids]))) {
    const { id } = record.chat;
    views.set(id, (views.get(id) ?? new Map<number, RingChatRecord>()).set(viewerId, record));
  }
  return views;
}

/** In how many chats of rings, without muted ones, something is unread. */
export async function countUnreadRingChats(db: Db, viewerId: number): Promise<number> {
  const unread = db
    .select({ one: sql`1` })
    .from(messages)
    .where(isUnread);
  const [counted] = await db
    .select({ total: count() })
    .from(ringMembers)
    .innerJoin(chats, eq(chats.ringId, ringMembers.ringId))
    .where(
      and(
        eq(ringMembers.userId, viewerId),
        isUnblockedIn(ringMembers.ringId, ringMembers.userId),
        not(isMutedBy(chats.id, ringMembers.userId)),
        exists(unread),
      ),
    );
  return counted?.total ?? 0;
}

/** Those with a message of another member that has not reached the user. */
export async function listUndeliveredRingChats(db: Db, userId: number, limit: number): Promise<number[]> {
  const waiting = db
    .select({ one: sql`1` })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chats.id),
        ne(messages.senderId, userId),
        gt(messages.id, sql`greatest(${ringMembers.deliveredId}, ${ringMembers.readId})`),
      ),
    );
  const rows = await db
    .select({ id: chats.id })
    .from(ringMembers)
    .innerJoin(chats, eq(chats.ringId, ringMembers.ringId))
    .where(and(eq(ringMembers.userId, userId), exists(waiting)))
    .orderBy(sql`${chats.updatedAt} desc`)
    .limit(limit);
  return rows.map(({ id }) => id);
}
