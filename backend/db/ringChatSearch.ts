import { and, desc, eq, inArray, isNotNull, max, ne, or, sql } from "drizzle-orm";
import { holdsAll } from "./chatSearch";
import type { Db } from "./client";
import { isRingMember } from "./ringChats";
import { chats, messages } from "./schema/chats";
import { publications } from "./schema/publications";
import { ringMembers } from "./schema/rings";
import { users } from "./schema/users";

interface FoundRingChat {
  ringId: number;
  /** The newest message that holds what was looked for; null where a member or a thing is named so. */
  messageId: number | null;
}

/**
 * The user's rings in whose chats one message, the name of another member or the title of a thing holds all words;
 * latest activity first. A person is in few rings: all of them are looked through.
 */
export function findRingChats(
  db: Db,
  viewerId: number,
  words: readonly string[],
  limit: number,
): Promise<FoundRingChat[]> {
  const holds = holdsAll(words);
  const own = db.$with("own").as(
    db
      .select({ id: chats.id, ringId: sql<number>`${chats.ringId}`.as("own_ring_id"), updatedAt: chats.updatedAt })
      .from(chats)
      .where(and(isNotNull(chats.ringId), isRingMember(viewerId))),
  );
  const said = db.$with("said").as(
    db
      .select({ chatId: messages.chatId, id: max(messages.id).as("message_id") })
      .from(messages)
      .where(and(inArray(messages.chatId, db.select({ id: own.id }).from(own)), holds(messages.text)))
      .groupBy(messages.chatId),
  );
  const named = db
    .select({ ringId: ringMembers.ringId })
    .from(ringMembers)
    .innerJoin(users, eq(users.id, ringMembers.userId))
    .innerJoin(publications, eq(publications.id, ringMembers.publicationId))
    .where(
      and(
        inArray(ringMembers.ringId, db.select({ id: own.ringId }).from(own)),
        or(
          and(ne(ringMembers.userId, viewerId), holds(sql`(${users.name} || ' ' || ${users.lastName})`)),
          holds(publications.title),
        ),
      ),
    );
  return db
    .with(own, said)
    .select({ ringId: own.ringId, messageId: said.id })
    .from(own)
    .leftJoin(said, eq(said.chatId, own.id))
    .where(or(isNotNull(said.id), inArray(own.ringId, named)))
    .orderBy(desc(own.updatedAt), desc(own.id))
    .limit(limit);
}
