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

/** Cells that are looked at first, and by how much more where they held too little. */
const firstCells = 4;
const [leastGrowth, mostGrowth] = [4, 64];

/**
 * The first `count` publications that meet the condition, the nearest first, of equally near ones the latest. Goes from
 * cell to cell and stops when it has enough, so that it costs the same however many there are in all. What is rare lies
 * in many cells: read that without it.
 */
export async function listNearest(
  db: Db,
  where: SQL | undefined,
  position: Position,
  km: number | null,
  count: number,
  rank?: SQL,
): Promise<Listed[]> {
  for (let reach = firstCells; ;) {
    const inCell = selectListed(db, position, and(eq(publications.cell, sql`near.id`), where), rank)
      // No index of ids serves this: with few wanted the planner would read it backwards, anew for each cell.
      .orderBy(sql`${publications.id} + 0 desc`)
      .limit(count);
    const result = await db.execute(sql`
      with near as materialized (
        select id from ${cells} where ${isWithin(km, position, cells.spot) ?? sql`true`}
        order by ${cells.spot} <-> ${earthPoint(position)} fetch first ${sql.raw(String(reach))} rows with ties)
      select (select count(*)::int from near) as cells,
        to_json(array(select json_build_array(found.id, found.category_id, found.rank)
          from near cross join lateral (${inCell}) found order by distance, found.id desc limit ${count})) as found`);
    const [row] = (result as unknown as { rows: { cells: number; found: Listed[] }[] }).rows;
    const found = row?.found ?? [];
    if (found.length >= count || (row?.cells ?? 0) < reach) return found;
    // Half as much again as would do if what follows were as dense.
    const growth = (1.5 * count) / Math.max(1, found.length);
    reach = Math.ceil(reach * Math.min(mostGrowth, Math.max(leastGrowth, growth)));
  }
}

/** What a list is made and ordered of. */
export const selectListed = (db: Db, position: Position | null, where: SQL | undefined, rank = sql`0`) =>
  db
    .select({
      id: publications.id,
      categoryId: publications.categoryId,
      distance: chordFrom(position).as("distance"),
      price: sql`${publications.priceUsd}`.as("price"),
      published: sql`${publications.publishDate}`.as("published"),
      rank: rank.as("rank"),
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(where);
