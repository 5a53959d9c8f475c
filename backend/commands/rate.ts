import { and, asc, eq, sql } from "drizzle-orm";
import { ratingRevealAt } from "../../rules/ratingReason";
import type { RatingReason } from "../../rules/ratingReason";
import type { Db } from "../db/client";
import { jobs } from "../db/schema/jobs";
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
  reasons: RatingReason[];
}

/**
 * One rating per party and transaction, never changed; the same stars again are a repeated call. It is
 * held back until the other party has rated, too, or 14 days have passed since the completion. Throws HttpError 404 and
 * 422.
 */
export function rate(
  db: Db,
  now: Date,
  viewerId: number,
  transactionId: number,
  { stars, remark, reasons }: Rating,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    // The status must hold until the commit: a rating of a transaction that is being cancelled would stay for ever. And
    // of two at once the second has to find the first, or both would be held back.
    const [current] = await tx
      .select()
      .from(transactions)
      .where(and(eq(transactions.id, transactionId), isParty(viewerId)))
      .for("update");
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
      .values({ transactionId, raterId: viewerId, ratedId, stars, remark, reasons, isHeldBack: true, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (!added) {
      const [first] = await tx
        .select()
        .from(ratings)
        .where(and(eq(ratings.transactionId, transactionId), eq(ratings.raterId, viewerId)));
      return assertSameStars(first?.stars, stars);
    }
    const given = await tx.$count(ratings, eq(ratings.transactionId, transactionId));
    if (given > 1) return showRatings(tx, transactionId);
    await tx
      .insert(jobs)
      .values({ kind: "show_ratings", subjectId: transactionId, dueAt: ratingRevealAt(current.completedAt ?? now) })
      .onConflictDoNothing();
  });
}

/** From here on ratings that were held back count, and everybody sees them. */
async function showRatings(tx: Db, transactionId: number): Promise<void> {
  const shown = await tx
    .update(ratings)
    .set({ isHeldBack: false })
    .where(and(eq(ratings.transactionId, transactionId), eq(ratings.isHeldBack, true)))
    .returning();
  await countStars(tx, shown);
}

/** Locked in the order of the user ids, as everywhere. */
export async function countStars(tx: Db, given: readonly { ratedId: number; stars: number }[]): Promise<void> {
  for (const { ratedId, stars } of [...given].sort((a, b) => a.ratedId - b.ratedId))
    await tx
      .update(users)
      .set({ ratingSum: sql`${users.ratingSum} + ${stars}`, ratingCount: sql`${users.ratingCount} + 1` })
      .where(eq(users.id, ratedId));
}

/** Shows a rating that the other party has left alone. Returns when to look again, while their time is not over. */
export async function showRatingsInTime(tx: Db, transactionId: number, now: Date): Promise<Date | null> {
  const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId)).for("update");
  if (!current || current.status === "rejected") return null;
  const dueAt = ratingRevealAt(current.completedAt ?? now);
  if (dueAt > now) return dueAt;
  await showRatings(tx, transactionId);
  return null;
}

/**
 * Stars given before an agreement was cancelled stay on record but no longer count: otherwise users could accept a
 * proposal only to give bad stars. Ratings that were held back never counted and are never shown.
 */
export async function revertRatings(tx: Db, transactionId: number) {
  const given = await tx
    .select()
    .from(ratings)
    .where(and(eq(ratings.transactionId, transactionId), eq(ratings.isHeldBack, false)))
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
