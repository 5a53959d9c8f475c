import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Db } from "./client";
import { earthPoint } from "./publications";
import type { Position } from "./publications";
import { cells } from "./schema/cells";
import { publications } from "./schema/publications";
import { isWithin } from "./searchFilters";
import type { Within } from "./wordQueries";

/** An entry of a list, in its order; the rank is how well it matches, 0 the best. */
export type Listed = [id: number, categoryId: number, rank: number];

/**
 * How many cells are read first, of what is found by its words and of what is not, and by which factor that grows while
 * there are too few results.
 */
const firstCells = { words: 16, others: 4 };
const [leastGrowth, mostGrowth] = [1.5, 64];

interface NearestRequest {
  /** Of the publication alone. */
  where: SQL | undefined;
  /** A condition on `publications.ownerId`, checked last, since most of what is found is not listed. */
  owner: SQL | undefined;
  /** What all of them meet in a tile, and an index finds there; without it all that is in the cells is read. */
  within?: Within | undefined;
  position: Position;
  km: number | null;
  count: number;
  rank?: SQL | undefined;
}

/** The offset keeps the planner from finding them by the whole condition, which reads all of it anew for each cell. */
const allIn = (found: SQL | undefined) =>
  sql`lateral (select * from ${publications} where ${found} offset 0) ${publications}`;

/**
 * The first `count` publications that meet the condition, the nearest first, of equally near ones the latest. Goes from
 * cell to cell and stops when it has enough, so that it costs the same however many there are in all. What is rare lies
 * in many cells: read that without it.
 */
export async function listNearest(
  db: Db,
  { where, owner, within, position, km, count, rank = sql`0` }: NearestRequest,
): Promise<Listed[]> {
  const inCells = sql`
    select ${publications}.*, near.distance from near cross join ${allIn(and(eq(publications.cell, sql`near.id`), where))}`;
  // The offsets also keep it from comparing all that was found with each cell.
  const inTiles = (words: Within) => sql`
    select * from (
      select found.*, near.distance from (
        select ${publications}.* from (select distinct tile_of(id) as id from near) tiles
        cross join ${allIn(words.inTile(sql`tiles.id`))} offset 0) found
      join near on near.id = found.cell offset 0) ${publications}
    where ${where ?? sql`true`}`;
  const listed: Listed[] = [];
  for (let [seen, next] = [0, within ? firstCells.words : firstCells.others]; ;) {
    const missing = count - listed.length;
    const result = await db.execute(sql`
      with near as materialized (
        select id, ${cells.spot} <-> ${earthPoint(position)} as distance from ${cells}
        where ${isWithin(km, position, cells.spot) ?? sql`true`}
        order by ${cells.spot} <-> ${earthPoint(position)}
        offset ${sql.raw(String(seen))} fetch first ${sql.raw(String(next))} rows with ties)
      select (select count(*)::int from near) as cells,
        to_json(array(select json_build_array(${publications.id}, ${publications.categoryId}, ${rank}) from (
          select * from (${within ? inTiles(within) : inCells}) placed
          order by distance, id desc offset 0) ${publications}
        where ${owner ?? sql`true`}
        order by distance, ${publications.id} desc limit ${missing})) as found`);
    const [row] = (result as unknown as { rows: { cells: number; found: Listed[] }[] }).rows;
    if (!row) return listed;
    // A new cell shifts the others, so the last one may be read again.
    const known = new Set(listed.map(([id]) => id));
    listed.push(...row.found.filter(([id]) => !known.has(id)));
    if (listed.length >= count || row.cells < next) return listed;
    seen += row.cells;
    // A quarter more than needed if the next cells were as dense.
    const growth = (1.25 * count) / Math.max(1, listed.length);
    next = Math.ceil(seen * (Math.min(mostGrowth, Math.max(leastGrowth, growth)) - 1));
  }
}
