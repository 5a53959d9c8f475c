import { sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";

/** A stretch of a list: so many from behind a place in it, from its beginning without one. */
export interface StretchRequest<Place> {
  count: number;
  after: Place | undefined;
}

/** What was found, and where the next stretch begins; null at the end of the list. */
export interface Stretch<Item, Place> {
  items: Item[];
  next: Place | null;
}

/** Where something stands in a list that has the latest change first. */
export interface ChangePlace {
  at: Date;
  id: number;
}

/** What comes behind a place in the order of `updatedAt` and `id`, the greatest first. */
export const isBehind = (updatedAt: AnyColumn, id: AnyColumn, place: ChangePlace): SQL =>
  sql`(${updatedAt}, ${id}) < (${place.at.toISOString()}::timestamptz, ${place.id}::int)`;

/** Of one item more than was asked for: it only says that there are more. */
export function cutStretch<Item, Place>(
  found: readonly Item[],
  count: number,
  placeOf: (item: Item) => Place,
): Stretch<Item, Place> {
  const items = found.slice(0, count);
  const last = items.at(-1);
  return { items, next: last !== undefined && found.length > count ? placeOf(last) : null };
}
