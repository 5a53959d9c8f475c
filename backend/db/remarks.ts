import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import { alias, unionAll } from "drizzle-orm/pg-core";
import type { RatingReason } from "../../rules/ratingReason";
import { isShownTo } from "./blocks";
import type { Db } from "./client";
import { ringMembers } from "./schema/rings";
import { ratings, transactions } from "./schema/transactions";
import { users } from "./schema/users";

/** Older ones are of no use to who decides about a person now. */
const maxListed = 50;

/** A rating with who gave it. */
export interface RemarkRecord {
  rating: typeof ratings.$inferSelect;
  rater: typeof users.$inferSelect;
}

/** Not held back any more, and of an agreement that was not cancelled. */
const counts = and(eq(ratings.isHeldBack, false), ne(transactions.status, "rejected"));

/** The written lines that a person got with stars that count, newest first. */
export function listRemarks(db: Db, ratedId: number, viewerId: number | null): Promise<RemarkRecord[]> {
  return db
    .select({ rating: ratings, rater: users })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.raterId))
    .innerJoin(transactions, eq(transactions.id, ratings.transactionId))
    .where(and(eq(ratings.ratedId, ratedId), isNotNull(ratings.remark), counts, isShownTo(viewerId, ratings.raterId)))
    .orderBy(desc(ratings.createdAt), desc(ratings.transactionId))
    .limit(maxListed);
}

/** How often a reason was ticked. */
export interface ReasonCount {
  reason: RatingReason;
  count: number;
}

/** What was ticked with the stars that count, the most frequent first. */
export async function countReasons(db: Db, ratedId: number): Promise<ReasonCount[]> {
  const inTransactions = db
    .select({ reason: sql<RatingReason>`unnest(${ratings.reasons})`.as("reason") })
    .from(ratings)
    .innerJoin(transactions, eq(transactions.id, ratings.transactionId))
    .where(and(eq(ratings.ratedId, ratedId), counts));
  const giver = alias(ringMembers, "giver");
  // Each member rates the one before, the first one the last.
  const isGiver = sql`${giver.position} = case when ${ringMembers.position} > 0 then ${ringMembers.position} - 1
    else (select max(position) from ${ringMembers} last where last.ring_id = ${ringMembers.ringId}) end`;
  const inRings = db
    .select({ reason: sql<RatingReason>`unnest(${ringMembers.reasons})`.as("reason") })
    .from(ringMembers)
    .innerJoin(giver, and(eq(giver.ringId, ringMembers.ringId), isGiver))
    .where(and(eq(giver.userId, ratedId), eq(ringMembers.areStarsHeldBack, false)));
  const ticked = unionAll(inTransactions, inRings).as("ticked");
  return db
    .select({ reason: ticked.reason, count: sql<number>`count(*)::int` })
    .from(ticked)
    .groupBy(ticked.reason)
    .orderBy(sql`count(*) desc`, ticked.reason);
}
