import { and, asc, eq, sql } from "drizzle-orm";
import type { Db } from "../db/client";
import { isParty } from "../db/transactionLists";
import { ratings, transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { notFound, unprocessable } from "../errors";
import { canRate, roleOf } from "../policies/transaction";
import { runAtomically } from "./runAtomically";
import { transactionMessages } from "./transactionItems";

const ratingMessages = {
  again: "Ya calificaste este cambio",
  notNow: "Este cambio no se puede calificar ahora",
};

interface Rating {
  stars: number;
  /** A written line; null without one. */
  remark: string | null;
}

/**
 * One rating per party and transaction, never changed; the same stars again are a repeated call. Throws HttpError 404
 * and 422.
 */
export function rate(
  db: Db,
  now: Date,
  viewerId: number,
  transactionId: number,
  { stars, remark }: Rating,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    // The status must hold until the commit: a rating of a transaction that is being cancelled would stay for ever.
    const [current] = await tx
      .select()
      .from(transactions)
      .where(and(eq(transactions.id, transactionId), isParty(viewerId)))
      .for("share");
    const role = current && roleOf(current, viewerId);
    if (!current || !role) throw notFound(transactionMessages.notFound);
    const [ratingsGiven] = await tx
      .select()
      .from(ratings)
      .where(and(eq(ratings.transactionId, transactionId), eq(ratings.raterId, viewerId)));
    if (ratingsGiven) return assertSameStars(ratingsGiven.stars, stars);
    if (!canRate(current, role, now)) throw unprocessable(ratingMessages.notNow);
    const ratedId = role === "owner" ? current.interestedId : current.ownerId;
    const [added] = await tx
      .insert(ratings)
      .values({ transactionId, raterId: viewerId, ratedId, stars, remark, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) {
      const [first] = await tx
        .select()
        .from(ratings)
        .where(and(eq(ratings.transactionId, transactionId), eq(ratings.raterId, viewerId)));
      return assertSameStars(first?.stars, stars);
    }
    await tx
      .update(users)
      .set({ ratingSum: sql`${users.ratingSum} + ${stars}`, ratingCount: sql`${users.ratingCount} + 1` })
      .where(eq(users.id, ratedId));
  });
}

/**
 * Stars given before an agreement was cancelled stay on record but no longer count: otherwise accepting would be a way
 * to harm.
 */
export async function revertRatings(tx: Db, transactionId: number) {
  const given = await tx
    .select()
    .from(ratings)
    .where(eq(ratings.transactionId, transactionId))
    .orderBy(asc(ratings.ratedId));
  for (const { ratedId, stars } of given) {
    await tx
      .update(users)
      .set({
        ratingSum: sql`greatest(0, ${users.ratingSum} - ${stars})`,
        ratingCount: sql`greatest(0, ${users.ratingCount} - 1)`,
      })
      .where(eq(users.id, ratedId));
  }
}

function assertSameStars(given: number | undefined, stars: number) {
  if (given !== stars) throw unprocessable(ratingMessages.again);
}
