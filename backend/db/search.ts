import { and, gte, inArray, lte, sql } from "drizzle-orm";
import { parseSearchUnits } from "../catalogue/searchUnits";
import { searchBounded } from "./boundedSearch";
import type { Db } from "./client";
import { publications } from "./schema/publications";
import { conditionsOf } from "./searchFilters";
import type { Filters } from "./searchFilters";
import { noResults } from "./searchResult";
import type { PageRequest, SearchResult } from "./searchResult";
import { matchUnits } from "./wordMatch";
import type { FoundMatch } from "./wordMatch";
import { findWithin } from "./wordQueries";
import type { SearchField } from "./wordQueries";
import { maxUnits, rankWords } from "./wordRanking";

/**
 * Word search: what all words find comes first, then what fewer of them do, each the nearest first. Of several terms
 * any matches, and those with most come first. What a publication lacks is named, of several terms only where others
 * lack less.
 */
export async function searchByWords(
  db: Db,
  terms: readonly string[],
  field: SearchField,
  filters: Filters,
  page: PageRequest,
): Promise<SearchResult> {
  const units = terms.flatMap((text, term) => parseSearchUnits(text).map((unit) => ({ ...unit, term })));
  // A phrase may have become several words.
  const matches = (await matchUnits(db, filters.viewerId, units.slice(0, maxUnits), field)).slice(0, maxUnits);
  if (!matches.some(({ isFound }) => isFound)) return noResults;
  const [word, ...others] = matches;
  // In any other order the closeness of what a single word finds does not count.
  return word && others.length === 0 && filters.order === "distance"
    ? searchBounded(db, { tiers: closeFirst(word, field), where: word.where }, filters, page)
    : searchBounded(db, rankWords(matches, field, filters.order), filters, page);
}

/**
 * Things that the word names come before those that only mention it, and these before those that only share a category
 * of that name.
 */
const closeFirst = (match: FoundMatch, field: SearchField) => {
  const { where, closes } = match;
  const within = findWithin(field, match.within);
  // All of them are equally close.
  if (closes.length < 2) return [{ where, within }];
  return [...closes, undefined].map((close, index) => {
    const noneBefore = closes.slice(0, index).map((before) => sql`(${before}) is not true`);
    // Written as conditions, since no index serves a `case`.
    return {
      where: sql`(${and(where, ...noneBefore, close)})`,
      within: index === 0 ? findWithin(field, match.closestWithin) : within,
    };
  });
};

/** Publications worth between two amounts in US dollars, nearest first. */
export const searchByValue = (db: Db, left: number, right: number, filters: Filters, page: PageRequest) => {
  const where = sql`(${gte(publications.priceUsd, left)} and ${lte(publications.priceUsd, right)})`;
  return searchBounded(db, { tiers: [{ where }] }, filters, page);
};

/**
 * All of the filters' category, nearest first. Without filters what is withheld is listed, too, after the others: a
 * filter, or an order by what stands in it, would give it away.
 */
export const searchByCategory = (db: Db, filters: Filters, page: PageRequest) =>
  searchBounded(
    db,
    {
      tiers: [{ where: inArray(publications.categoryId, [...(filters.categoryIds ?? [])]) }],
      listsWithheld: conditionsOf({ ...filters, attributes: [] }).every((condition) => condition === undefined),
    },
    { ...filters, categoryIds: null },
    page,
  );

/** The active ones of these ids. */
export const searchByIds = (db: Db, ids: readonly number[], filters: Filters, page: PageRequest) =>
  ids.length === 0
    ? Promise.resolve(noResults)
    : searchBounded(db, { tiers: [{ where: inArray(publications.id, [...ids]) }], isFew: true }, filters, page);
