import { and, inArray, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { premiumCategoryIds } from "../catalogue/categories";
import { matchesAttribute } from "./attributeFilters";
import type { Db } from "./client";
import { estimateCounts } from "./estimate";
import { listNearest, selectListed } from "./nearest";
import type { Listed } from "./nearest";
import { isListedTo, isPublicTo, isReadableTo } from "./publications";
import { publications } from "./schema/publications";
import { conditionsOf, orderColumns } from "./searchFilters";
import type { Filters } from "./searchFilters";
import { countWithDescendants, shownPercent, sponsoredPerPage } from "./searchResult";
import type { PageRequest, SearchResult } from "./searchResult";

/** Changed by tests only. */
export const searchBounds = {
  /** No total says more, but for whoever reads on so far. */
  counted: 1_000,
  /** So many rows are read and sorted faster than they are found from cell to cell. */
  few: 5_000,
};

/** What is searched for. */
interface Criterion {
  /** Conditions that exclude each other: what meets an earlier one comes before what meets a later one. */
  tiers: readonly SQL[];
  /** What is withheld from the viewer is listed, too, after the others. */
  listsWithheld?: boolean;
  /** It names its few publications: there is nothing to estimate. */
  isFew?: boolean;
}

/**
 * A search that reads no more than the first results, and counts no others. Where there are more, the total and the
 * counts of categories and facets say at least so many.
 */
export async function searchBounded(
  db: Db,
  criterion: Criterion,
  filters: Filters,
  { page, perPage }: PageRequest,
): Promise<SearchResult> {
  const counted = Math.min(Math.max(searchBounds.counted, (page + 1) * perPage), 10 * searchBounds.counted);
  const rest = sponsoredPerPage + 1;
  const list = (narrowing: SQL | undefined, count: number) => listMatching(db, criterion, narrowing, filters, count);
  const { attributes, categoryIds } = filters;
  const inCategory = categoryIds === null ? undefined : inArray(publications.categoryId, [...categoryIds]);
  // What is withheld must not be found by an attribute.
  const hasAttributes =
    attributes.length === 0 ? undefined : and(isReadableTo(filters.viewerId), ...attributes.map(matchesAttribute));
  const narrowing = and(inCategory, hasAttributes);

  const chosen = await list(narrowing, counted + rest);
  // Only counted: however far the page, no more of them.
  const others = searchBounds.counted + rest;
  const anyAttributes = hasAttributes === undefined ? chosen : await list(inCategory, others);
  const anyCategory = inCategory === undefined ? anyAttributes : await list(undefined, others);
  // What is promoted shows only where it matches as well as the best.
  const best = chosen[0] && criterion.tiers[chosen[0][2]];
  const sponsoredIds =
    best && filters.publicationId === undefined ? await listSponsored(db, and(best, narrowing), filters) : [];

  const normal = chosen.filter(([id]) => !sponsoredIds.includes(id));
  const isTotalMinimum = normal.length > counted;
  const counts = new Map<number, number>();
  // The chosen category counts, too, where others are nearer.
  const categoryOf = new Map([...anyCategory, ...chosen].map(([id, categoryId]) => [id, categoryId]));
  for (const categoryId of categoryOf.values()) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const ofFacets = new Set([...chosen, ...anyAttributes].map(([id]) => id));
  return {
    ids: normal.slice((page - 1) * perPage, page * perPage).map(([id]) => id),
    sponsoredIds,
    total: Math.min(normal.length, counted),
    isTotalMinimum,
    areCountsMinimum:
      isTotalMinimum || [anyAttributes, anyCategory].some((listed) => listed !== chosen && listed.length === others),
    categories: countWithDescendants([...counts].map(([id, count]) => ({ id, count }))),
    missingWords: [],
    where: sql`${publications.id} = any(${`{${[...ofFacets].join(",")}}`}::int[])`,
  };
}

/** The first `count` in the order of tiers and filters, what is withheld last. */
async function listMatching(
  db: Db,
  criterion: Criterion,
  narrowing: SQL | undefined,
  filters: Filters,
  count: number,
): Promise<Listed[]> {
  const { tiers, listsWithheld } = criterion;
  const listed = await listReadable(db, criterion, narrowing, filters, count);
  if (!listsWithheld || listed.length >= count) return listed;
  const isWithheld = and(
    inArray(publications.categoryId, [...premiumCategoryIds]),
    not(isReadableTo(filters.viewerId)),
    isListedTo(filters.viewerId),
    narrowing,
  );
  // Neither its distance nor its value may show in the order.
  const order = filters.order === "newest" ? orderColumns.newest : sql`id desc`;
  return [...listed, ...(await listOrdered(db, tiers, isWithheld, filters, order, count - listed.length))];
}

async function listReadable(
  db: Db,
  { tiers, isFew: isFewInAll = false }: Criterion,
  narrowing: SQL | undefined,
  filters: Filters,
  count: number,
): Promise<Listed[]> {
  const { order, position, km, publicationId, viewerId } = filters;
  const meeting = (asked: Filters) => and(narrowing, ...conditionsOf({ ...asked, attributes: [] }));
  const ordered = (some: readonly SQL[], most: number) =>
    listOrdered(db, some, and(isPublicTo(viewerId), meeting(filters)), filters, orderColumns[order], most);
  if (order !== "distance" || !position || publicationId !== undefined || isFewInAll) return ordered(tiers, count);
  // Cells are as near as they are: a radius makes nothing rare.
  const estimates = await estimateCounts(db, meeting({ ...filters, km: null, hasVerifiedOwner: false }), tiers);
  const isFew = (index: number) => (estimates[index] ?? 0) <= searchBounds.few;
  if (tiers.every((_, index) => isFew(index))) return ordered(tiers, count);
  const anywhere = and(isPublicTo(viewerId), meeting({ ...filters, km: null }));
  const listed: Listed[] = [];
  for (const [index, tier] of tiers.entries()) {
    const most = count - listed.length;
    if (most === 0) break;
    const found = isFew(index)
      ? await ordered([tier], most)
      : await listNearest(db, and(tier, anywhere), position, km, most);
    listed.push(...found.map(([id, categoryId]): Listed => [id, categoryId, index]));
  }
  return listed;
}

/** All at once, read and sorted by the database. */
async function listOrdered(
  db: Db,
  tiers: readonly SQL[],
  where: SQL | undefined,
  { position }: Filters,
  order: SQL,
  count: number,
): Promise<Listed[]> {
  const inTiers = selectListed(db, position, and(or(...tiers), where), tierOf(tiers));
  const result = await db.execute(sql`
    select to_json(array(select json_build_array(id, category_id, tier) from (${inTiers}) listed
      order by ${tiers.length > 1 ? sql`tier, ` : sql``}${order}, id desc limit ${count})) as found`);
  return firstRow<{ found: Listed[] }>(result)?.found ?? [];
}

const tierOf = ([first, ...others]: readonly SQL[]): SQL =>
  first === undefined || others.length === 0 ? sql`0` : sql`case when ${first} then 0 else 1 + (${tierOf(others)}) end`;

/** The paid ones that a page shows, the least shown first. */
async function listSponsored(db: Db, where: SQL | undefined, filters: Filters): Promise<number[]> {
  const isPaid = sql`${publications.sponsoredViews} > 0`;
  const conditions = conditionsOf({ ...filters, attributes: [] });
  const paid = selectListed(db, filters.position, and(isPaid, isPublicTo(filters.viewerId), where, ...conditions));
  const result = await db.execute(sql`
    select to_json(array(select id from (select * from (${paid}) chosen
      order by ${shownPercent} nulls last, ${orderColumns[filters.order]}, id desc limit ${sponsoredPerPage}) shown
      order by ${orderColumns[filters.order]}, id desc)) as ids`);
  return firstRow<{ ids: number[] }>(result)?.ids ?? [];
}

/** Both drivers wrap rows differently. */
const firstRow = <Row>(result: unknown): Row | undefined => (result as { rows: Row[] }).rows[0];
