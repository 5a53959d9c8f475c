import { and, desc, eq, inArray, isNotNull, max, or, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { isParty } from "./chats";
import type { Db } from "./client";
import { isReadableTo } from "./publications";
import { chats, messages } from "./schema/chats";
import { publications } from "./schema/publications";
import { transactionOffers, transactions } from "./schema/transactions";
import { users } from "./schema/users";

/**
 * A chat, and the newest of its messages that holds what was looked for; null where the other or a thing is named so.
 */
interface FoundChat {
  chatId: number;
  messageId: number | null;
}

/** So many of a user's chats are looked through, those with the latest activity. */
const maxSearched = 500;

/**
 * The user's chats of exchanges in which one message, the name of the other one or the title of a thing holds all
 * words, accents and case aside; latest activity first.
 */
export async function findChats(
  db: Db,
  viewerId: number,
  words: readonly string[],
  limit: number,
): Promise<FoundChat[]> {
  const holds = holdsAll(words);
  const own = db.$with("own").as(
    db
      .select({
        id: chats.id,
        updatedAt: chats.updatedAt,
        transactionId: chats.transactionId,
        otherId:
          sql<number>`case when ${chats.ownerId} = ${viewerId} then ${chats.interestedId} else ${chats.ownerId} end`.as(
            "other_id",
          ),
      })
      .from(chats)
      .where(isParty(viewerId))
      .orderBy(desc(chats.updatedAt), desc(chats.id))
      .limit(maxSearched),
  );
  // Not chat by chat: what is rare is found by the index of texts, what is not by that of chats.
  const said = db.$with("said").as(
    db
      .select({ chatId: messages.chatId, id: max(messages.id).as("message_id") })
      .from(messages)
      .where(and(inArray(messages.chatId, db.select({ id: own.id }).from(own)), holds(messages.text)))
      .groupBy(messages.chatId),
  );
  const offered = db
    .select({ id: transactionOffers.publicationId })
    .from(transactionOffers)
    .where(eq(transactionOffers.transactionId, transactions.id));
  const isAbout = sql`exists (select 1 from ${publications} where ${and(
    or(eq(publications.id, transactions.publicationId), inArray(publications.id, offered)),
    holds(publications.title),
    isReadableTo(viewerId),
  )})`;
  return db
    .with(own, said)
    .select({ chatId: own.id, messageId: said.id })
    .from(own)
    .innerJoin(transactions, eq(transactions.id, own.transactionId))
    .innerJoin(users, eq(users.id, own.otherId))
    .leftJoin(said, eq(said.chatId, own.id))
    .where(or(isNotNull(said.id), holds(sql`(${users.name} || ' ' || ${users.lastName})`), isAbout))
    .orderBy(desc(own.updatedAt), desc(own.id))
    .limit(limit);
}

/** Whether a text holds all words, accents and case aside. */
export const holdsAll = (words: readonly string[]) => (value: SQL | AnyColumn) =>
  and(...words.map((word) => sql`plain_text(${value}) like '%' || plain_text(${escapePattern(word)}) || '%'`));

/** A word as a part of a pattern. */
const escapePattern = (word: string) => word.replace(/[%_\\]/g, "\\$&");
