import { and, desc, eq, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Db } from "./client";
import { isShownTo } from "./blocks";
import { isNotErased } from "./erasures";
import { listNearest } from "./nearest";
import { isListedTo, isOfListedOwner, isPublicTo, isReadableTo } from "./publications";
import type { Position } from "./publications";
import { countShownBanners } from "./banners";
import { publications } from "./schema/publications";
import { transactionOffers, transactions } from "./schema/transactions";
import { users } from "./schema/users";

/** The three kinds of card. */
export type WallKind = "publication" | "change" | "banner";

/** Cards of a page of the wall. */
export const wallPageSize = 10;
const maxChanges = 100;

/** How many there are of each kind, publications counted no further than `enough`. */
export async function countWallItems(
  db: Db,
  viewerId: number | null,
  until: Date | null,
  near: Position | null,
  maxPublications: number,
  today: string,
): Promise<Record<WallKind, number>> {
  const shownPublications = db
    .select({ one: sql`1` })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(visible(viewerId, until, near))
    .limit(maxPublications);
  const changes = db
    .select({ one: sql`1` })
    .from(transactions)
    .where(completedUntil(viewerId, until))
    .limit(maxChanges);
  const [row] = await db
    .select({
      publication: sql<number>`(select count(*)::int from (${shownPublications}) found)`,
      change: sql<number>`(select count(*)::int from (${changes}) found)`,
      banner: sql<number>`(${countShownBanners(db, "wall", today)})`,
    })
    .from(sql`(values (1)) one`);
  return row ?? { publication: 0, change: 0, banner: 0 };
}

/** Written exactly as in the index, which would not serve a plain DESC. */
const newestFirst = [sql`${publications.publishDate} desc nulls last`, sql`${publications.id} desc nulls last`];

/** By distance nothing is listed that is withheld: its place in the order would give its place away. */
const visible = (viewerId: number | null, until: Date | null, near: Position | null) =>
  and(near ? isPublicTo(viewerId) : isListedTo(viewerId), publishedUntil(until));

const publishedUntil = (until: Date | null) => (until ? lte(publications.publishDate, until) : undefined);

const completedUntil = (viewerId: number | null, until: Date | null) =>
  and(
    eq(transactions.status, "complete"),
    until ? lte(transactions.completedAt, until) : undefined,
    isShownTo(viewerId, transactions.ownerId),
    isShownTo(viewerId, transactions.interestedId),
    isNotErased(transactions.ownerId, transactions.interestedId),
  );

/**
 * Ids of public publications, the nearest to a position first, else the newest; not younger than `until`, so that a
 * page does not shift under a reader.
 */
export async function listWallPublicationIds(
  db: Db,
  viewerId: number | null,
  until: Date | null,
  near: Position | null,
  offset: number,
  limit: number,
): Promise<number[]> {
  if (near && limit > 0) {
    const nearest = await listNearest(db, {
      where: and(eq(publications.status, "Activo"), isReadableTo(viewerId), publishedUntil(until)),
      owner: isOfListedOwner(viewerId),
      position: near,
      km: null,
      count: offset + limit,
    });
    return nearest.slice(offset).map(([id]) => id);
  }
  const rows = await db
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(visible(viewerId, until, near))
    .orderBy(...newestFirst)
    .offset(offset)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Successful exchanges, latest first, with the first publication that was given. */
export async function listWallChanges(
  db: Db,
  viewerId: number | null,
  until: Date | null,
  offset: number,
  limit: number,
) {
  if (limit === 0) return [];
  const interested = alias(users, "interested");
  return db
    .select({
      id: transactions.id,
      updatedAt: transactions.updatedAt,
      publicationId: transactions.publicationId,
      offeredId: sql<
        number | null
      >`(select min(${transactionOffers.publicationId}) from ${transactionOffers} join publications given on given.id = ${transactionOffers.publicationId}
        where ${transactionOffers.transactionId} = ${transactions.id} and given.owner_id = ${transactions.interestedId})`,
      interested,
    })
    .from(transactions)
    .innerJoin(interested, eq(interested.id, transactions.interestedId))
    .where(completedUntil(viewerId, until))
    .orderBy(sql`${transactions.completedAt} desc nulls last`, desc(transactions.id))
    .offset(offset)
    .limit(Math.min(limit, maxChanges));
}
