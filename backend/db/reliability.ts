import { and, desc, eq, inArray, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { judgeReliability, minExchanges, waitsForReplyHours } from "../../rules/reliability";
import type { Reliability } from "../../rules/reliability";
import type { Db } from "./client";
import { chats, messages } from "./schema/chats";
import { meetings } from "./schema/meetings";
import { transactionEvents, transactions } from "./schema/transactions";

/** Only the latest: older events say little about a person now. */
const maxLooked = 50;

/**
 * What has happened of late with the proposals that a person got and the meetings that they agreed to; null, and nothing
 * is looked up, while they have completed too few exchanges.
 */
export async function loadReliability(
  db: Db,
  userId: number,
  exchanges: number,
  now: Date,
): Promise<Reliability | null> {
  if (exchanges < minExchanges) return null;
  const [replies] = await countReplies(db, userId, now);
  const [kept] = await countMeetings(db, userId);
  return judgeReliability({
    replies: replies?.count ?? 0,
    medianReplyHours: replies?.median ?? null,
    meetingsKept: kept?.kept ?? 0,
    meetingsLate: kept?.late ?? 0,
    meetingsMissed: kept?.missed ?? 0,
  });
}

/** A reply is a message in the chat or a step of the owner; proposals withdrawn in time needed none. */
function countReplies(db: Db, userId: number, now: Date) {
  const firstMessage = sql`(select ${messages.createdAt} from ${messages} join ${chats} on ${chats.id} = ${messages.chatId}
    where ${chats.transactionId} = ${transactions.id} and ${messages.senderId} = ${userId} order by ${messages.id} limit 1)`;
  const firstStep = sql`(select ${transactionEvents.createdAt} from ${transactionEvents}
    where ${transactionEvents.transactionId} = ${transactions.id} and ${transactionEvents.actor} = 'owner'
    order by ${transactionEvents.id} limit 1)`;
  const proposals = db
    .select({
      id: transactions.id,
      waited: sql<number | null>`extract(epoch from least(${firstMessage}, ${firstStep}) - ${transactions.createdAt})
        / 3600`.as("waited"),
      /** Until it ended unanswered, or now. */
      open: sql<number>`extract(epoch from (case when ${transactions.status} = 'active' then ${now.toISOString()}::timestamptz
        else ${transactions.updatedAt} end) - ${transactions.createdAt}) / 3600`.as("open"),
    })
    .from(transactions)
    .where(eq(transactions.ownerId, userId))
    .orderBy(desc(transactions.id))
    .limit(maxLooked)
    .as("proposals");
  return db
    .select({
      count: sql<number>`count(*)::int`,
      // An unanswered proposal counts as waiting until now.
      median: sql<
        number | null
      >`percentile_disc(0.5) within group (order by coalesce(${proposals.waited}, ${proposals.open}))`,
    })
    .from(proposals)
    .where(or(sql`${proposals.waited} is not null`, sql`${proposals.open} >= ${waitsForReplyHours}`));
}

/** Only reports made at the place count: that a party was there, or waited for the other one in vain. */
function countMeetings(db: Db, userId: number) {
  const isOwner = sql`${transactions.ownerId} = ${userId}`;
  const own = (owner: AnyPgColumn, interested: AnyPgColumn) =>
    sql`case when ${isOwner} then ${owner} else ${interested} end`;
  const wereBothThere = sql`coalesce(${meetings.ownerCheckedAt}, ${meetings.interestedCheckedAt}) is not null`;
  const isKept = sql`(${wereBothThere} or ${own(meetings.ownerArrivedAt, meetings.interestedArrivedAt)} is not null)`;
  const isMissed = sql`(not ${isKept} and ${meetings.state} = 'over' and ${transactions.status} <> 'complete'
    and ${own(meetings.interestedArrivedAt, meetings.ownerArrivedAt)} is not null)`;
  const isLate = sql`(${isKept} and ${own(meetings.ownerLateMinutes, meetings.interestedLateMinutes)} > 0)`;
  const latest = db
    .select({ kept: mark(isKept, "kept"), late: mark(isLate, "late"), missed: mark(isMissed, "missed") })
    .from(meetings)
    .innerJoin(transactions, eq(transactions.id, meetings.transactionId))
    .where(
      and(
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
        inArray(meetings.state, ["agreed", "over", "ended"]),
      ),
    )
    .orderBy(desc(meetings.id))
    .limit(maxLooked)
    .as("latest");
  return db
    .select({ kept: countOf(latest.kept), late: countOf(latest.late), missed: countOf(latest.missed) })
    .from(latest);
}

const countOf = (column: SQLWrapper) => sql<number>`count(*) filter (where ${column})::int`;
const mark = (condition: SQL, name: string) => sql<boolean>`${condition}`.as(name);
