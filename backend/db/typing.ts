import { and, eq, exists, isNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isParticipant } from "./chats";
import type { Db } from "./client";
import { isUnblockedIn } from "./ringChats";
import { chats } from "./schema/chats";
import { ringMembers } from "./schema/rings";
import { users } from "./schema/users";

const writer = alias(users, "writer");

/**
 * Who may see that a user is typing in a chat: the other participants who share typing themselves. Empty if the user
 * does not share it, or is no participant.
 */
export async function listTypingReceivers(db: Db, writerId: number, chatId: number): Promise<number[]> {
  const isShared = db
    .select({ one: sql`1` })
    .from(writer)
    .where(and(eq(writer.id, writerId), writer.sharesTyping));
  const rows = await db
    .select({ id: users.id })
    .from(chats)
    .leftJoin(ringMembers, eq(ringMembers.ringId, chats.ringId))
    .innerJoin(users, sql`${users.id} = any(array[${chats.ownerId}, ${chats.interestedId}, ${ringMembers.userId}])`)
    .where(
      and(
        eq(chats.id, chatId),
        isParticipant(writerId),
        ne(users.id, writerId),
        users.sharesTyping,
        exists(isShared),
        // A block between two others hides the chat of a ring from both.
        or(isNull(chats.ringId), isUnblockedIn(chats.ringId, users.id)),
      ),
    );
  return rows.map(({ id }) => id);
}
