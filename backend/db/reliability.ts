import { and, desc, eq, exists, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { MeetingState } from "../../rules/meeting";
import { judgeReliability, minExchanges, waitsForReplyHours } from "../../rules/reliability";
import type { Reliability } from "../../rules/reliability";
import type { Db } from "./client";
import { chats, messages } from "./schema/chats";
import { meetings } from "./schema/meetings";
import { ringMeetingParties, ringMeetings } from "./schema/ringMeetings";
import { ringMembers, rings } from "./schema/rings";
import { transactionEvents, transactions } from "./schema/transactions";

/** Only the latest: older events say little about a person now. */
const maxLooked = 50;
/** Agreed on, and not taken back since. */
const arrangedStates: MeetingState[] = ["agreed", "over", "ended"];

/**
 * What has happened of late with the proposals that a person got and the meetings that they agreed to; null, and
 * nothing is looked up, while they have completed too few exchanges.
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

/** Only reports made at the place count: that a party was there, or waited for another one in vain. */
function countMeetings(db: Db, userId: number) {
  const latest = unionAll(markMeetings(db, userId), markRingMeetings(db, userId)).as("latest");
  return db
    .select({ kept: countOf(latest.kept), late: countOf(latest.late), missed: countOf(latest.missed) })
    .from(latest);
}

/** The latest meetings of transactions. */
function markMeetings(db: Db, userId: number) {
  const isOwner = sql`${transactions.ownerId} = ${userId}`;
  const own = (owner: AnyPgColumn, interested: AnyPgColumn) =>
    sql`case when ${isOwner} then ${owner} else ${interested} end`;
  const wereBothThere = sql`coalesce(${meetings.ownerCheckedAt}, ${meetings.interestedCheckedAt}) is not null`;
  return db
    .select(
      marksOf({
        isKept: sql`(${wereBothThere} or ${own(meetings.ownerArrivedAt, meetings.interestedArrivedAt)} is not null)`,
        isOpenAfterwards: sql`(${meetings.state} = 'over' and ${transactions.status} <> 'complete')`,
        hasOtherArrived: sql`${own(meetings.interestedArrivedAt, meetings.ownerArrivedAt)} is not null`,
        lateMinutes: own(meetings.ownerLateMinutes, meetings.interestedLateMinutes),
      }),
    )
    .from(meetings)
    .innerJoin(transactions, eq(transactions.id, meetings.transactionId))
    .where(
      and(
        or(eq(transactions.ownerId, userId), eq(transactions.interestedId, userId)),
        inArray(meetings.state, arrangedStates),
      ),
    )
    .orderBy(desc(meetings.id))
    .limit(maxLooked);
}

/** The latest meetings of rings. An entered code proves that both its receiver and its giver were there. */
function markRingMeetings(db: Db, userId: number) {
  const other = alias(ringMeetingParties, "other");
  const giver = alias(ringMembers, "giver");
  const receiver = alias(ringMembers, "receiver");
  const ofSameMeeting = and(eq(other.meetingId, ringMeetings.id), ne(other.userId, userId));
  const size = sql`(select count(*) from ring_members member where member.ring_id = ${ringMeetings.ringId})`;
  const wasSeenThere = exists(
    db
      .select({ one: sql`1` })
      .from(other)
      .innerJoin(giver, and(eq(giver.ringId, ringMeetings.ringId), eq(giver.userId, userId)))
      .innerJoin(receiver, and(eq(receiver.ringId, ringMeetings.ringId), eq(receiver.userId, other.userId)))
      .where(
        and(ofSameMeeting, isNotNull(other.checkedAt), sql`${receiver.position} = (${giver.position} + 1) % ${size}`),
      ),
  );
  const { checkedAt, arrivedAt } = ringMeetingParties;
  return db
    .select(
      marksOf({
        isKept: sql`(coalesce(${checkedAt}, ${arrivedAt}) is not null or ${wasSeenThere})`,
        isOpenAfterwards: sql`(${ringMeetings.state} = 'over' and ${rings.state} <> 'complete')`,
        hasOtherArrived: exists(
          db
            .select({ one: sql`1` })
            .from(other)
            .where(and(ofSameMeeting, isNotNull(other.arrivedAt))),
        ),
        lateMinutes: ringMeetingParties.lateMinutes,
      }),
    )
    .from(ringMeetingParties)
    .innerJoin(ringMeetings, eq(ringMeetings.id, ringMeetingParties.meetingId))
    .innerJoin(rings, eq(rings.id, ringMeetings.ringId))
    .where(and(eq(ringMeetingParties.userId, userId), inArray(ringMeetings.state, arrangedStates)))
    .orderBy(desc(ringMeetings.id))
    .limit(maxLooked);
}

/** Of a meeting as conditions on its row. */
interface MeetingFacts {
  /** The person was there. */
  isKept: SQL;
  /** Its hour has passed, and what it was for was not done. */
  isOpenAfterwards: SQL;
  hasOtherArrived: SQL;
  /** Minutes after the hour that the person announced. */
  lateMinutes: SQLWrapper;
}

const marksOf = ({ isKept, isOpenAfterwards, hasOtherArrived, lateMinutes }: MeetingFacts) => ({
  kept: sql<boolean>`${isKept}`.as("kept"),
  late: sql<boolean>`(${isKept} and ${lateMinutes} > 0)`.as("late"),
  missed: sql<boolean>`(not ${isKept} and ${isOpenAfterwards} and ${hasOtherArrived})`.as("missed"),
});

const countOf = (column: SQLWrapper) => sql<number>`count(*) filter (where ${column})::int`;
