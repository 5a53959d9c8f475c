import { and, eq, gte, inArray, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { parseSearchUnits } from "../catalogue/searchUnits";
import { matchesAttribute } from "./attributeFilters";
import { searchBounded } from "./boundedSearch";
import type { Db } from "./client";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { chordFrom, isPublicTo } from "./publications";
import { conditionsOf, orderColumns } from "./searchFilters";
import type { Filters } from "./searchFilters";
import { countWithDescendants, noResults, shownPercent, sponsoredPerPage } from "./searchResult";
import type { PageRequest, SearchResult } from "./searchResult";
import { matchUnits } from "./wordMatch";
import type { FoundMatch, SearchField } from "./wordMatch";

/** Words and phrases of a search that count. */
export const maxUnits = 20;

/**
 * Word search: what all words find comes first, then what fewer of them do, each the nearest first. Of several terms any
 * matches, and those with most come first. What a publication lacks is named, of several terms only where others lack
 * less.
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
    ? searchBounded(db, { tiers: closeFirst(word) }, filters, page)
    : search(db, matchWords(matches), filters, page);
}

/** What a word names before what only mentions it, and that before what only shares the category of that name. */
const closeFirst = ({ where, closeness }: FoundMatch) =>
  [2, 1, 0].map((close) => sql`(${where} and (${closeness}) = ${sql.raw(String(close))})`);

/** Publications worth between two amounts in US dollars, nearest first. */
export const searchByValue = (db: Db, left: number, right: number, filters: Filters, page: PageRequest) => {
  const where = sql`(${gte(publications.priceUsd, left)} and ${lte(publications.priceUsd, right)})`;
  return searchBounded(db, { tiers: [where] }, filters, page);
};

/**
 * All of the filters' category, nearest first. Without filters what is withheld is listed, too, after the others: a
 * filter, or an order by what stands in it, would give it away.
 */
export const searchByCategory = (db: Db, filters: Filters, page: PageRequest) =>
  searchBounded(
    db,
    {
      tiers: [inArray(publications.categoryId, [...(filters.categoryIds ?? [])])],
      listsWithheld: conditionsOf({ ...filters, attributes: [] }).every((condition) => condition === undefined),
    },
    { ...filters, categoryIds: null },
    page,
  );

/** The active ones of these ids. */
export const searchByIds = (db: Db, ids: readonly number[], filters: Filters, page: PageRequest) =>
  ids.length === 0
    ? Promise.resolve(noResults)
    : searchBounded(db, { tiers: [inArray(publications.id, [...ids])], isFew: true }, filters, page);

interface WordCriterion {
  where: SQL | undefined;
  /** How well a row matches, as columns of the statement below. */
  rank: { matchedWords: SQL; closeWords: SQL; completeTerms: SQL; words: readonly FoundMatch[] };
}

const sum = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` + `)})`;

/** A publication must have the first word of a term that anything has: the others only say which. */
function matchWords(words: readonly FoundMatch[]): WordCriterion {
  const terms = [...new Set(words.map(({ term }) => term))];
  const bitOf = (index: number) => 1 << (words.length - 1 - index);
  return {
    where: or(...terms.map((term) => words.find((word) => word.term === term && word.isFound)?.where)),
    rank: {
      words,
      matchedWords: sum(words.map(({ where }, index) => sql`(${where})::int * ${sql.raw(String(bitOf(index)))}`)),
      closeWords: sum(words.map(({ closeness }) => closeness)),
      completeTerms: sum(
        terms.map((term) => {
          const bits = words.reduce((all, word, index) => (word.term === term ? all | bitOf(index) : all), 0);
          return sql.raw(`(matched & ${bits} = ${bits})::int`);
        }),
      ),
    },
  };
}

/** The words that a publication lacks; neighbours in a term stay together: "talla 40". */
function missingWordsOf(matched: number, words: readonly FoundMatch[]): string[] {
  const phrases: string[] = [];
  let previousTerm: number | null = null;
  for (const [index, { text, term }] of words.entries()) {
    const isMissing = (matched & (1 << (words.length - 1 - index))) === 0;
    if (isMissing) phrases.push(previousTerm === term ? `${phrases.pop()} ${text}` : text);
    previousTerm = isMissing ? term : null;
  }
  return phrases;
}

/** One statement: the matching rows once, then page, sponsored, total and categories of them. */
async function search(
  db: Db,
  { where, rank }: WordCriterion,
  filters: Filters,
  { page, perPage }: PageRequest,
): Promise<SearchResult> {
  const inCategory =
    filters.categoryIds === null ? sql`true` : sql`category_id = any(${`{${filters.categoryIds.join(",")}}`}::int[])`;
  const { attributes } = filters;
  const matching = db
    .select({
      id: publications.id,
      categoryId: publications.categoryId,
      isSponsored: (filters.publicationId === undefined
        ? sql<boolean>`${publications.sponsoredViews} > 0`
        : sql<boolean>`false`
      ).as("is_sponsored"),
      hasAttributes: sql<boolean>`${and(...attributes.map(matchesAttribute)) ?? sql`true`}`.as("has_attributes"),
      matched: rank.matchedWords.as("matched"),
      close: rank.closeWords.as("close"),
      distance: chordFrom(filters.position).as("distance"),
      price: sql`${publications.priceUsd}`.as("price"),
      published: sql`${publications.publishDate}`.as("published"),
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(and(isPublicTo(filters.viewerId), where, ...conditionsOf({ ...filters, attributes: [] })));
  // Of a single term those that lack the same words stay together, what it names before what only mentions it.
  const isSingleTerm = new Set(rank.words.map(({ term }) => term)).size === 1;
  const fullness = sql`complete desc, bit_count(matched::bit(32)) desc${isSingleTerm ? sql`, matched desc` : sql``}`;
  const closeness = isSingleTerm && filters.order === "distance" ? sql`close desc, ` : sql``;
  const isFewer = isSingleTerm
    ? sql`true`
    : sql`(complete, bit_count(matched::bit(32))) < (select complete, bit_count(matched::bit(32)) from best)`;
  const order = sql`${fullness}, ${closeness}${orderColumns[filters.order]}, id desc`;
  const result = await db.execute(sql`
    with matching as materialized (select *, ${rank.completeTerms} as complete from (${matching}) matching),
    chosen as (select * from matching where ${inCategory} and has_attributes),
    best as (select complete, matched, close from chosen order by complete desc, bit_count(matched::bit(32)) desc, close desc limit 1),
    sponsored as (select * from chosen where is_sponsored
      and (complete, bit_count(matched::bit(32)), close) >= (select complete, bit_count(matched::bit(32)), close from best)
      order by ${shownPercent} nulls last, ${order} limit ${sponsoredPerPage}),
    normal as (select * from chosen where id not in (select id from sponsored))
    select
      coalesce((select json_agg(json_build_object('id', id, 'matched', matched, 'isFewer', ${isFewer}) order by ${order}) from (select * from normal order by ${order} limit ${perPage} offset ${(page - 1) * perPage}) paged), '[]') as found,
      coalesce((select json_agg(id order by ${order}) from sponsored), '[]') as sponsored_ids,
      (select count(*)::int from normal) as total,
      coalesce((select json_agg(json_build_object('id', category_id, 'count', count)) from (
        select category_id, count(*)::int as count from matching group by category_id) counted), '[]') as categories`);
  return { ...parseResult(result, rank.words), where };
}

/** Both drivers return one row but wrap it differently. */
function parseResult(result: unknown, words: readonly FoundMatch[]): Omit<SearchResult, "where"> {
  const { rows } = result as {
    rows: {
      found: { id: number; matched: number; isFewer: boolean }[];
      sponsored_ids: number[];
      total: number;
      categories: { id: number; count: number }[];
    }[];
  };
  const [row] = rows;
  if (!row) return noResults;
  return {
    ids: row.found.map(({ id }) => id),
    sponsoredIds: row.sponsored_ids,
    total: row.total,
    isTotalMinimum: false,
    areCountsMinimum: false,
    categories: countWithDescendants(row.categories),
    missingWords: row.found
      .map(({ id, matched, isFewer }) => ({ id, words: isFewer ? missingWordsOf(matched, words) : [] }))
      .filter((missing) => missing.words.length > 0),
  };
}
