import { sql } from "drizzle-orm";
import { maxRangeRatio, minRangeOwners } from "../../rules/valueRange";
import type { Db } from "./client";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { valueRanges } from "./schema/valueRanges";

/** The latest things of a category are enough. */
const maxThings = 20_000;

/** Whole US dollars, and of how many things. */
export interface ValueRange {
  low: number;
  high: number;
  things: number;
}

/**
 * Replaces the ranges of a category by those of now: of what is offered and what was swapped. Each owner counts once,
 * by the median of their own, so that a range does not move because a user publishes often, and the quartiles leave out
 * who asks for far too much or too little.
 */
export async function storeValueRanges(db: Db, categoryId: number): Promise<void> {
  await db.execute(sql`delete from ${valueRanges} where category_id = ${categoryId}`);
  await db.execute(sql`
    with things as (
      select p.owner_id, p.price_usd, p.title_search from ${publications} p join ${users} u on u.id = p.owner_id
      where p.category_id = ${categoryId} and p.price_usd is not null and p.approved_at is not null
        and p.status in ('Activo', 'finished') and u.active
      order by p.id desc limit ${maxThings}),
    owners as (
      select word, owner_id, percentile_cont(0.5) within group (order by price_usd) as value, count(*) as things
      from things, unnest(tsvector_to_array(title_search) || ''::text) as word group by word, owner_id),
    ranges as (
      select word, sum(things)::int as things,
        round(percentile_cont(0.25) within group (order by value))::int as low,
        round(percentile_cont(0.75) within group (order by value))::int as high
      from owners group by word having count(*) >= ${minRangeOwners})
    insert into ${valueRanges} (category_id, word, low, high, things)
    select ${categoryId}::int, word, low, high, things from ranges where high <= low * ${maxRangeRatio}::int`);
}

/** Of the things in the category that share the rarest word with the title; without one of all in it. */
export async function findValueRange(db: Db, categoryId: number, title: string): Promise<ValueRange | null> {
  const { rows } = (await db.execute(sql`
    select low, high, things from ${valueRanges} where category_id = ${categoryId}
      and word = any(tsvector_to_array(to_tsvector('spanish', plain_text(${title}))) || ''::text)
    order by word = '', things, word limit 1`)) as unknown as { rows: ValueRange[] };
  return rows[0] ?? null;
}
