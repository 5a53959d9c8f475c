import { and, eq, gte, ilike, inArray, isNotNull, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { excludedWords } from "../catalogue/excludedWords";
import type { Db } from "./client";
import { campaigns } from "./schema/campaigns";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { chordFrom, earthPoint, isPublicTo } from "./publications";
import type { Position } from "./publications";
/** What the words are compared with: the title, or what the owner wants in exchange. */
export type SearchField = "title" | "interests";

export interface Filters {
  type: "Producto" | "service" | null;
  condition: "Nuevo" | "Usado" | null;
  /** Radius around the position; null is no limit. */
  km: number | null;
  /** Text of the municipality or state. */
  location: string | null;
  /** The category and all below it. */
  categoryIds: readonly number[] | null;
  position: Position | null;
  /** Null for a guest. */
  viewerId: number | null;
}

export interface SearchResult {
  ids: number[];
  /** Paid ones, shown above; not among `ids` nor in `total`. */
  sponsoredIds: number[];
  total: number;
  /** Of all that match without the category filter. */
  categories: { id: number; count: number }[];
}

export interface PageRequest {
  page: number;
  perPage: number;
}

const sponsoredPerPage = 2;
const maxCategories = 40;
const excluded = new Set(excludedWords);

/**
 * Word search: any term matches, most matching terms first, then the nearest. Beginnings and misspellings only where
 * nothing else is found.
 */
export async function searchByWords(
  db: Db,
  terms: readonly string[],
  field: SearchField,
  filters: Filters,
  page: PageRequest,
): Promise<SearchResult> {
  const column = field === "title" ? publications.titleSearch : publications.interestSearch;
  const wordsOf = terms.map((term) => term.match(/[\p{L}\p{N}]+/gu) ?? []).filter((words) => words.length > 0);
  if (wordsOf.length === 0) return noResults;
  const found = await search(
    db,
    matchAnyTerm(wordsOf.map((words) => sql`${column} @@ (${sql.join(words.map(wordForms), sql` && `)})`)),
    filters,
    page,
  );
  if (found.categories.length > 0) return found;
  return search(
    db,
    matchAnyTerm(
      wordsOf.map((words) => and(...words.map((word) => matchLoosely(word, field)))?.getSQL() ?? sql`false`),
    ),
    filters,
    page,
  );
}

export const noResults: SearchResult = { ids: [], sponsoredIds: [], total: 0, categories: [] };

const matchAnyTerm = (conditions: readonly SQL[]): Criterion => ({
  where: or(...conditions),
  matches: sql`(${sql.join(
    conditions.map((condition) => sql`(${condition})::int`),
    sql` + `,
  )})`,
});

const termQuery = (form: string) => sql`plainto_tsquery('spanish', plain_text(${form}))`;

/** The dictionary knows no English plural, and people write "laptops": with and without the s. */
function wordForms(word: string): SQL {
  if (word.length < 4 || excluded.has(word.toLowerCase())) return termQuery(word);
  return sql`(${termQuery(word)} || ${termQuery(/s$/i.test(word) ? word.slice(0, -1) : `${word}s`)})`;
}

/** A word with this beginning, or a title with a similar one. */
function matchLoosely(word: string, field: SearchField): SQL | undefined {
  const column = field === "title" ? publications.titleSearch : publications.interestSearch;
  return or(
    word.length >= 2 ? sql`${column} @@ to_tsquery('simple', plain_text(${word}) || ':*')` : sql`false`,
    field === "title" && word.length >= 4 ? sql`plain_text(${publications.title}) %> plain_text(${word})` : undefined,
  );
}

/** Publications worth between two amounts in US dollars, nearest first. */
export const searchByValue = (db: Db, left: number, right: number, filters: Filters, page: PageRequest) =>
  search(
    db,
    { where: and(gte(publications.priceUsd, left), lte(publications.priceUsd, right)), matches: sql`0` },
    filters,
    page,
  );

/** All of the filters' category, nearest first. */
export const searchByCategory = (db: Db, filters: Filters, page: PageRequest) =>
  search(db, { where: isNotNull(publications.id), matches: sql`0` }, filters, page);

/** The active ones of these ids. */
export const searchByIds = (db: Db, ids: readonly number[], filters: Filters, page: PageRequest) =>
  ids.length === 0
    ? Promise.resolve(noResults)
    : search(db, { where: inArray(publications.id, [...ids]), matches: sql`0` }, filters, page);

/**
 * How much of a campaign was shown, the least first, so that campaigns take turns. In whole percents, so that the pages
 * of one list, which are requested one after the other, seldom skip any.
 */
const shownPercent = sql`(select c.prints * 100 / c.purchased from ${campaigns} c where c.publication_id = chosen.id and c.state = 'live')`;

interface Criterion {
  where: SQL | undefined;
  matches: SQL;
}

/** One statement: the matching rows once, then page, sponsored, total and categories of them. */
async function search(
  db: Db,
  { where, matches }: Criterion,
  filters: Filters,
  { page, perPage }: PageRequest,
): Promise<SearchResult> {
  const inCategory =
    filters.categoryIds === null
      ? sql`true`
      : filters.categoryIds.length === 0
        ? sql`false`
        : sql`category_id in (${sql.join(
            filters.categoryIds.map((id) => sql`${id}::int`),
            sql`, `,
          )})`;
  const matching = db
    .select({
      id: publications.id,
      categoryId: publications.categoryId,
      isSponsored: sql<boolean>`${publications.sponsoredViews} > 0`.as("is_sponsored"),
      matches: matches.as("matches"),
      distance: chordFrom(filters.position).as("distance"),
    })
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(and(isPublicTo(filters.viewerId), where, ...conditionsOf(filters)));
  const order = sql`matches desc, distance asc nulls last, id desc`;
  const result = await db.execute(sql`
    with matching as materialized (${matching}),
    chosen as (select * from matching where ${inCategory}),
    sponsored as (select * from chosen where is_sponsored order by ${shownPercent} nulls last, ${order} limit ${sponsoredPerPage}),
    normal as (select * from chosen where id not in (select id from sponsored))
    select
      coalesce((select json_agg(id order by ${order}) from (select * from normal order by ${order} limit ${perPage} offset ${(page - 1) * perPage}) paged), '[]') as ids,
      coalesce((select json_agg(id order by ${order}) from sponsored), '[]') as sponsored_ids,
      (select count(*)::int from normal) as total,
      coalesce((select json_agg(json_build_object('id', category_id, 'count', count) order by count desc, category_id) from (
        select category_id, count(*)::int as count from matching group by category_id order by count desc, category_id limit ${maxCategories}) counted), '[]') as categories`);
  return parseResult(result);
}

function conditionsOf(filters: Filters): (SQL | undefined)[] {
  const { type, condition, km, location, position } = filters;
  return [
    type === null ? undefined : eq(publications.type, type),
    condition === null ? undefined : eq(publications.condition, condition),
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
function parseResult(result: unknown): SearchResult {
  const { rows } = result as {
    rows: { ids: number[]; sponsored_ids: number[]; total: number; categories: { id: number; count: number }[] }[];
  };
  const [row] = rows;
  if (!row) return noResults;
  return { ids: row.ids, sponsoredIds: row.sponsored_ids, total: row.total, categories: row.categories };
}
