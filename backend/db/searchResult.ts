import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { withDescendants } from "../catalogue/categories";
import { campaigns } from "./schema/campaigns";

/** A page of a search: ids in their order, and what was counted. */
export interface SearchResult {
  ids: number[];
  /** Paid ones, shown above; not among `ids` nor in `total`. */
  sponsoredIds: number[];
  total: number;
  /** There are more than `total`. */
  isTotalMinimum: boolean;
  /** There may be more of each category, and with each attribute, than was counted. */
  areCountsMinimum: boolean;
  /** Of all that match without the category filter and its attributes; each counts what is below it, too. */
  categories: { id: number; count: number }[];
  /** What those of `ids` lack of the search that do not match all of it. */
  missingWords: { id: number; words: string[] }[];
  /** What all of them meet besides the filters, to count more of them. */
  where: SQL | undefined;
}

/** Of a search that can find nothing, so that the database is not asked. */
export const noResults: SearchResult = {
  ids: [],
  sponsoredIds: [],
  total: 0,
  isTotalMinimum: false,
  areCountsMinimum: false,
  categories: [],
  missingWords: [],
  where: sql`false`,
};

/** Pages are counted from 1. */
export interface PageRequest {
  page: number;
  perPage: number;
}

/** Promoted results beside each page of others. */
export const sponsoredPerPage = 2;
const maxCategories = 40;

/**
 * How much of a campaign was shown, the least first, so that campaigns take turns; of a publication in `chosen`. In
 * whole percents, so that the pages of one list, which are requested one after the other, seldom skip any.
 */
export const shownPercent = sql`(select c.prints * 100 / c.purchased from ${campaigns} c where c.publication_id = chosen.id and c.state = 'live')`;

/** Counts each category with its descendants, as results narrowed to it include them. */
export function countWithDescendants(own: SearchResult["categories"]): SearchResult["categories"] {
  const counts = new Map(own.map(({ id, count }) => [id, count]));
  return own
    .map(({ id }) => ({ id, count: withDescendants(id).reduce((sum, below) => sum + (counts.get(below) ?? 0), 0) }))
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, maxCategories);
}
