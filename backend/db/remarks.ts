import { and, desc, eq, isNotNull, ne } from "drizzle-orm";
import { isShownTo } from "./blocks";
import type { Db } from "./client";
import { ratings, transactions } from "./schema/transactions";
import { users } from "./schema/users";

/** Older ones are of no use to who decides about a person now. */
const maxListed = 50;

export interface RemarkRecord {
  rating: typeof ratings.$inferSelect;
  rater: typeof users.$inferSelect;
}

/** The written lines that a person got with stars that count, newest first. */
export function listRemarks(db: Db, ratedId: number, viewerId: number | null): Promise<RemarkRecord[]> {
  return db
    .select({ rating: ratings, rater: users })
    .from(ratings)
    .innerJoin(users, eq(users.id, ratings.raterId))
    .innerJoin(transactions, eq(transactions.id, ratings.transactionId))
    .where(
      and(
        eq(ratings.ratedId, ratedId),
        isNotNull(ratings.remark),
        ne(transactions.status, "rejected"),
        isShownTo(viewerId, ratings.raterId),
      ),
    )
    .orderBy(desc(ratings.createdAt), desc(ratings.transactionId))
    .limit(maxListed);
}
