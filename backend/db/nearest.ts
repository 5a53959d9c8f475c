import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "./client";
import { chordFrom, earthPoint } from "./publications";
import type { Position } from "./publications";
import { cells } from "./schema/cells";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { isWithin } from "./searchFilters";

/** An entry of a list, in its order; the rank is how well it matches, 0 the best. */
export type Listed = [id: number, categoryId: number, rank: number];

/** Cells that are looked at first, and to how many times as many it goes on where they held too little. */
const firstCells = 4;
const [leastGrowth, mostGrowth] = [1.5, 64];

interface NearestRequest {
  where: SQL | undefined;
  /** What all of them meet in a cell, and an index finds there; without it all that is in the cell is read. */
  within?: ((cell: SQL) => SQL) | undefined;
  position: Position;
  km: number | null;
  count: number;
  rank?: SQL | undefined;
}

/**
 * The first `count` publications that meet the condition, the nearest first, of equally near ones the latest. Goes from
 * cell to cell and stops when it has enough, so that it costs the same however many there are in all. What is rare lies
 * in many cells: read that without it.
 */
export async function listNearest(
  db: Db,
  { where, within, position, km, count, rank }: NearestRequest,
): Promise<Listed[]> {
  const cell = sql`near.id`;
  // The offset keeps the planner from finding them by the whole condition, which reads all of it anew for each cell.
  const source = within && sql`(select * from ${publications} where ${within(cell)} offset 0) ${publications}`;
  const listed: Listed[] = [];
  for (let [seen, next] = [0, firstCells]; ;) {
    const missing = count - listed.length;
    const inCell = selectListed(db, position, and(eq(publications.cell, cell), where), rank, source)
      // No index of ids serves this: with few wanted the planner would read it backwards, anew for each cell.
      .orderBy(sql`${publications.id} + 0 desc`)
      .limit(missing);
    const result = await db.execute(sql`
      with near as materialized (
        select id from ${cells} where ${isWithin(km, position, cells.spot) ?? sql`true`}
        order by ${cells.spot} <-> ${earthPoint(position)}
        offset ${sql.raw(String(seen))} fetch first ${sql.raw(String(next))} rows with ties)
      select (select count(*)::int from near) as cells,
        to_json(array(select json_build_array(found.id, found.category_id, found.rank)
          from near cross join lateral (${inCell}) found order by distance, found.id desc limit ${missing})) as found`);
    const [row] = (result as unknown as { rows: { cells: number; found: Listed[] }[] }).rows;
    if (!row) return listed;
    // A cell that has come to be meanwhile moves the others, and the last one is read again.
    const known = new Set(listed.map(([id]) => id));
    listed.push(...row.found.filter(([id]) => !known.has(id)));
    if (listed.length >= count || row.cells < next) return listed;
    seen += row.cells;
    // A quarter more than would do if what follows were as dense.
    const growth = (1.25 * count) / Math.max(1, listed.length);
    next = Math.ceil(seen * (Math.min(mostGrowth, Math.max(leastGrowth, growth)) - 1));
  }
}

/** What a list is made and ordered of. */
export const selectListed = (
  db: Db,
  position: Position | null,
  where: SQL | undefined,
  rank = sql`0`,
  source = sql`${publications}`,
) =>
  db
    .select({
      id: sql<number>`${publications.id}`.as("id"),
      categoryId: sql<number>`${publications.categoryId}`.as("category_id"),
      distance: chordFrom(position).as("distance"),
      price: sql`${publications.priceUsd}`.as("price"),
      published: sql`${publications.publishDate}`.as("published"),
      rank: rank.as("rank"),
    })
    .from(source)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(where);
