import { and, between, eq, gte, ilike, inArray, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { withDescendants } from "../catalogue/categories";
import { parseSearchUnits } from "../catalogue/searchUnits";
import { matchesAttribute } from "./attributeFilters";
import type { AttributeFilter } from "./attributeFilters";
import type { Db } from "./client";
import { campaigns } from "./schema/campaigns";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { chordFrom, earthPoint, isListedTo, isPublicTo, isReadableTo } from "./publications";
import type { Position } from "./publications";
import { matchUnits } from "./wordMatch";
import type { FoundMatch, SearchField } from "./wordMatch";

/** In which order what matches equally well is listed. */
export const sortOrders = ["distance", "newest", "value_up", "value_down"] as const;

export interface Filters {
  type: "Producto" | "service" | null;
  condition: "Nuevo" | "Usado" | null;
  /** Radius around the position; null is no limit. */
  km: number | null;
  /** Text of the municipality or state. */
  location: string | null;
  /** The category and all below it. */
  categoryIds: readonly number[] | null;
  /** US dollars, both ends included. */
  price: { low: number; high: number } | null;
  /** All of them have to match. */
  attributes: readonly AttributeFilter[];
  /** Only what people own whose identity is verified. */
  hasVerifiedOwner: boolean;
  /** Only what was published then or later. */
  publishedSince: Date | null;
  position: Position | null;
  /** Only this one: whether a search finds it, which is then among its ids even if it is paid for. */
  publicationId?: number;
  /** Null for a guest. */
  viewerId: number | null;
  order: (typeof sortOrders)[number];
}

export interface SearchResult {
  ids: number[];
  /** Paid ones, shown above; not among `ids` nor in `total`. */
  sponsoredIds: number[];
  total: number;
  /** Of all that match without the category filter and its attributes; each counts what is below it, too. */
  categories: { id: number; count: number }[];
  /** What those of `ids` lack of the search that do not match all of it. */
  missingWords: { id: number; words: string[] }[];
  /** What all of them meet besides the filters, to count more of them. */
  where: SQL | undefined;
}

export interface PageRequest {
  page: number;
  perPage: number;
}

const sponsoredPerPage = 2;
const maxCategories = 40;
/** Words and phrases of a search that count. */
export const maxUnits = 20;

/**
 * Word search: what all words find comes first, then what fewer of them do, each the nearest first. Of several terms any
 * matches, and those with most come first. What a publication lacks of a single term is named.
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
  return matches.some(({ isFound }) => isFound) ? search(db, matchWords(matches), filters, page) : noResults;
}

export const noResults: SearchResult = {
  ids: [],
  sponsoredIds: [],
  total: 0,
  categories: [],
  missingWords: [],
  where: sql`false`,
};

/** Publications worth between two amounts in US dollars, nearest first. */
export const searchByValue = (db: Db, left: number, right: number, filters: Filters, page: PageRequest) =>
  search(db, { where: and(gte(publications.priceUsd, left), lte(publications.priceUsd, right)) }, filters, page);

/**
 * All of the filters' category, nearest first. Without filters what is withheld is listed, too, after the others: a
 * filter, or an order by what stands in it, would give it away.
 */
export const searchByCategory = (db: Db, filters: Filters, page: PageRequest) =>
  search(
    db,
    {
      where: inArray(publications.categoryId, [...(filters.categoryIds ?? [])]),
      listsWithheld: conditionsOf({ ...filters, attributes: [] }).every((condition) => condition === undefined),
    },
    filters,
    page,
  );

/** The active ones of these ids. */
export const searchByIds = (db: Db, ids: readonly number[], filters: Filters, page: PageRequest) =>
  ids.length === 0
    ? Promise.resolve(noResults)
    : search(db, { where: inArray(publications.id, [...ids]) }, filters, page);

/**
 * How much of a campaign was shown, the least first, so that campaigns take turns. In whole percents, so that the pages
 * of one list, which are requested one after the other, seldom skip any.
 */
const shownPercent = sql`(select c.prints * 100 / c.purchased from ${campaigns} c where c.publication_id = chosen.id and c.state = 'live')`;

interface Criterion {
  where: SQL | undefined;
  /** Whether what is withheld from the viewer is listed. */
  listsWithheld?: boolean;
  /** How well a row matches, as columns of the statement below; all rows alike without it. */
  rank?: { matchedWords: SQL; closeWords: SQL; completeTerms: SQL; words: readonly FoundMatch[] };
}

const sum = (parts: readonly SQL[]) => sql`(${sql.join([...parts], sql` + `)})`;

/** A publication must have the first word of a term that anything has: the others only say which. */
function matchWords(words: readonly FoundMatch[]): Criterion {
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

/** The words of a single term that a publication lacks; neighbours stay together: "talla 40". */
function missingWordsOf(matched: number, words: readonly FoundMatch[]): string[] {
  if (new Set(words.map(({ term }) => term)).size > 1) return [];
  const phrases: string[] = [];
  let isPreviousMissing = false;
  for (const [index, { text }] of words.entries()) {
    const isMissing = (matched & (1 << (words.length - 1 - index))) === 0;
    if (isMissing) phrases.push(isPreviousMissing ? `${phrases.pop()} ${text}` : text);
    isPreviousMissing = isMissing;
  }
  return phrases;
}

const orderColumns = {
  distance: sql`distance asc nulls last`,
  newest: sql`published desc`,
  value_up: sql`price asc nulls last`,
  value_down: sql`price desc nulls last`,
};

/** One statement: the matching rows once, then page, sponsored, total and categories of them. */
async function search(
  db: Db,
  { where, rank, listsWithheld = false }: Criterion,
  filters: Filters,
  { page, perPage }: PageRequest,
): Promise<SearchResult> {
  const inCategory =
    filters.categoryIds === null ? sql`true` : sql`category_id = any(${`{${filters.categoryIds.join(",")}}`}::int[])`;
  const { attributes } = filters;
  const hasAttributes = attributes.length === 0 ? sql`true` : sql`is_readable and has_attributes`;
  const readable = isReadableTo(filters.viewerId);
  const ifReadable = (value: SQL) => (listsWithheld ? sql`case when ${readable} then ${value} end` : value);
  const matching = db
    .select({
      id: publications.id,
      categoryId: publications.categoryId,
      isSponsored: (filters.publicationId === undefined
        ? sql<boolean>`${publications.sponsoredViews} > 0 and ${readable}`
        : sql<boolean>`false`
      ).as("is_sponsored"),
      isReadable: sql<boolean>`${readable}`.as("is_readable"),
      hasAttributes: sql<boolean>`${and(...attributes.map(matchesAttribute)) ?? sql`true`}`.as("has_attributes"),
      matched: (rank?.matchedWords ?? sql`0`).as("matched"),
      close: (rank?.closeWords ?? sql`0`).as("close"),
      distance: ifReadable(chordFrom(filters.position)).as("distance"),
      price: ifReadable(sql`${publications.priceUsd}`).as("price"),
      published: sql`${publications.publishDate}`.as("published"),
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(
      and(
        listsWithheld ? isListedTo(filters.viewerId) : isPublicTo(filters.viewerId),
        where,
        ...conditionsOf({ ...filters, attributes: [] }),
      ),
    );
  // Of a single term those that lack the same words stay together, what it names before what only mentions it.
  const isSingleTerm = rank && new Set(rank.words.map(({ term }) => term)).size === 1;
  const fullness = sql`complete desc, bit_count(matched::bit(32)) desc${isSingleTerm ? sql`, matched desc` : sql``}`;
  const closeness = isSingleTerm && filters.order === "distance" ? sql`close desc, ` : sql``;
  const order = sql`is_readable desc, ${fullness}, ${closeness}${orderColumns[filters.order]}, id desc`;
  const result = await db.execute(sql`
    with matching as materialized (select *, ${rank?.completeTerms ?? sql`0`} as complete from (${matching}) matching),
    chosen as (select * from matching where ${inCategory} and ${hasAttributes}),
    best as (select complete, matched, close from chosen order by complete desc, bit_count(matched::bit(32)) desc, close desc limit 1),
    sponsored as (select * from chosen where is_sponsored
      and (complete, bit_count(matched::bit(32)), close) >= (select complete, bit_count(matched::bit(32)), close from best)
      order by ${shownPercent} nulls last, ${order} limit ${sponsoredPerPage}),
    normal as (select * from chosen where id not in (select id from sponsored))
    select
      coalesce((select json_agg(json_build_object('id', id, 'matched', matched) order by ${order}) from (select * from normal order by ${order} limit ${perPage} offset ${(page - 1) * perPage}) paged), '[]') as found,
      coalesce((select json_agg(id order by ${order}) from sponsored), '[]') as sponsored_ids,
      (select count(*)::int from normal) as total,
      coalesce((select json_agg(json_build_object('id', category_id, 'count', count)) from (
        select category_id, count(*)::int as count from matching group by category_id) counted), '[]') as categories`);
  return { ...parseResult(result, rank?.words ?? []), where };
}

/** The number that each category leads to: results narrowed to it have what is below it, too. */
function countWithDescendants(own: SearchResult["categories"]): SearchResult["categories"] {
  const counts = new Map(own.map(({ id, count }) => [id, count]));
  return own
    .map(({ id }) => ({ id, count: withDescendants(id).reduce((sum, below) => sum + (counts.get(below) ?? 0), 0) }))
    .toSorted((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, maxCategories);
}

/** What the filters ask of a publication and its owner, the category apart. */
export function conditionsOf(filters: Filters): (SQL | undefined)[] {
  const { type, condition, km, location, price, position, attributes, hasVerifiedOwner, publishedSince } = filters;
  return [
    filters.publicationId === undefined ? undefined : eq(publications.id, filters.publicationId),
    ...attributes.map(matchesAttribute),
    type === null ? undefined : eq(publications.type, type),
    condition === null ? undefined : eq(publications.condition, condition),
    hasVerifiedOwner ? eq(users.verified, true) : undefined,
    publishedSince === null ? undefined : gte(publications.publishDate, publishedSince),
    price === null ? undefined : between(publications.priceUsd, price.low, price.high),
    km === null || position === null
      ? undefined
      : and(
          sql`earth_box(${earthPoint(position)}, ${km * 1000}::float8) @> ${publications.spot}`,
          sql`${chordFrom(position)} <= gc_to_sec(${km * 1000}::float8)`,
        ),
    location === null
      ? undefined
      : ilike(
          sql`plain_text(${publications.location})`,
          sql`'%' || plain_text(${location.replace(/[%_\\]/g, "\\$&")}) || '%'`,
        ),
  ];
}

/** Both drivers return one row but wrap it differently. */
function parseResult(result: unknown, words: readonly FoundMatch[]): Omit<SearchResult, "where"> {
  const { rows } = result as {
    rows: {
      found: { id: number; matched: number }[];
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
    categories: countWithDescendants(row.categories),
    missingWords: row.found
      .map(({ id, matched }) => ({ id, words: missingWordsOf(matched, words) }))
      .filter((missing) => missing.words.length > 0),
  };
}
