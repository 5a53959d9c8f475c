import { and, eq, gt, inArray, not, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { premiumCategoryIds } from "../catalogue/categories";
import { matchesAttribute } from "./attributeFilters";
import type { Db } from "./client";
import { estimateCounts } from "./estimate";
import { listNearest } from "./nearest";
import type { Listed } from "./nearest";
import { chordFrom, hasOwner, isOfListedOwner, isReadableTo, owner } from "./publications";
import type { Position } from "./publications";
import { publications } from "./schema/publications";
import { conditionsOf, isNear, orderColumns } from "./searchFilters";
import type { Filters } from "./searchFilters";
import { countWithDescendants, shownPercent, sponsoredPerPage } from "./searchResult";
import type { PageRequest, SearchResult } from "./searchResult";
import { stretchesOf } from "./tierStretches";
import type { Within } from "./wordQueries";

/** Changed by tests only. */
export const searchBounds = {
  /** The highest total that is reported, unless a reader pages further. */
  counted: 1_000,
  /** Up to this many rows, reading and sorting all is faster than walking the cells. */
  few: 5_000,
};

interface Tier {
  where: SQL;
  /** A shorter condition for this and all tiers before it together, where there is one. */
  level?: SQL;
  /** What all of them meet, and indexes find. */
  within?: Within | undefined;
}

/** What is searched for. */
export interface Criterion {
  /** Mutually exclusive: results of an earlier tier come before those of a later one. */
  tiers: readonly Tier[];
  /** A shorter condition for all tiers together, where there is one. */
  where?: SQL;
  /** What all tiers together meet, where one index finds it faster than one of each word. */
  words?: SQL | undefined;
  /** Ranks the results where the tier alone does not. */
  ranking?: Ranking;
  /** What is withheld from the viewer is listed, too, after the others. */
  listsWithheld?: boolean;
  /** The search names a few publications: nothing needs to be estimated. */
  isFew?: boolean;
}

interface Ranking {
  /** A number, lower is better; never worse in an earlier tier than in a later one. */
  rank: SQL;
  /** Only how often this goes into a rank decides the order; the rest describes a result. */
  unit: number;
  /** What matches as well as the best of these. */
  isBest(ranks: readonly number[]): SQL;
  /** What a result of this rank lacks, beside a best one of that rank. */
  missingWords(rank: number, best: number): string[];
}

/**
 * A search that reads and counts only the first results. Where there are more, the total and the counts of categories
 * and facets are lower bounds.
 */
export async function searchBounded(
  db: Db,
  criterion: Criterion,
  filters: Filters,
  { page, perPage }: PageRequest,
): Promise<SearchResult> {
  const asked = (page + 1) * perPage;
  const most = 10 * searchBounds.counted;
  // Ranking only the nearest results would change the order with each page that reads more of them.
  const counted =
    asked <= searchBounds.counted ? searchBounds.counted : criterion.ranking ? most : Math.min(asked, most);
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
  // Sponsored results show only where they match as well as the best.
  const best = bestOf(criterion, chosen);
  const sponsoredIds = best
    ? await listSponsored(db, criterion, { ...best, where: and(best.where, narrowing) }, filters)
    : [];

  const normal = chosen.filter(([id]) => !sponsoredIds.includes(id));
  const isTotalMinimum = normal.length > counted;
  const counts = new Map<number, number>();
  // The chosen category counts, too, where others are nearer.
  const categoryOf = new Map([...anyCategory, ...chosen].map(([id, categoryId]) => [id, categoryId]));
  for (const categoryId of categoryOf.values()) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  const ofFacets = new Set([...chosen, ...anyAttributes].map(([id]) => id));
  const shown = normal.slice((page - 1) * perPage, page * perPage);
  return {
    ids: shown.map(([id]) => id),
    sponsoredIds,
    total: Math.min(normal.length, counted),
    isTotalMinimum,
    areCountsMinimum:
      isTotalMinimum || [anyAttributes, anyCategory].some((listed) => listed !== chosen && listed.length === others),
    categories: countWithDescendants([...counts].map(([id, count]) => ({ id, count }))),
    missingWords: shown
      .map(([id, , rank]) => ({ id, words: criterion.ranking?.missingWords(rank, chosen[0]?.[2] ?? rank) ?? [] }))
      .filter(({ words }) => words.length > 0),
    where: sql`${publications.id} = any(${`{${[...ofFacets].join(",")}}`}::int[])`,
  };
}

function bestOf({ tiers, where, ranking }: Criterion, chosen: readonly Listed[]) {
  const [first] = chosen;
  if (!first) return undefined;
  // The words of the last one find all that the others do.
  return ranking
    ? { where: and(where, ranking.isBest(chosen.map(([, , rank]) => rank))), within: tiers.at(-1)?.within }
    : tiers[first[2]];
}

/** The first `count` in the order of tiers and filters, what is withheld last. */
async function listMatching(
  db: Db,
  criterion: Criterion,
  narrowing: SQL | undefined,
  filters: Filters,
  count: number,
): Promise<Listed[]> {
  const listed = await listReadable(db, criterion, narrowing, filters, count);
  if (!criterion.listsWithheld || listed.length >= count) return listed;
  const isWithheld = and(
    inArray(publications.categoryId, [...premiumCategoryIds]),
    not(isReadableTo(filters.viewerId)),
    narrowing,
  );
  // The order must reveal neither its distance nor its value.
  const order = filters.order === "newest" ? orderColumns.newest : sql`id desc`;
  return [...listed, ...(await listOrdered(db, criterion, isWithheld, filters, order, count - listed.length))];
}

async function listReadable(
  db: Db,
  criterion: Criterion,
  narrowing: SQL | undefined,
  filters: Filters,
  count: number,
): Promise<Listed[]> {
  const { tiers, ranking, where: inAny } = criterion;
  const { order, position, km, viewerId } = filters;
  const meeting = (asked: Filters) => and(narrowing, ...conditionsOfPublication(asked));
  const ordered = (some: Criterion, where: SQL | undefined, most: number) =>
    listOrdered(db, some, and(isReadableTo(viewerId), where), filters, orderColumns[order], most);
  if (order !== "distance" || !position || criterion.isFew) return ordered(criterion, meeting(filters), count);
  const anywhere = meeting({ ...filters, km: null });
  const near = and(anywhere, isNear(km, position, publications.spot));
  // Cells are visited by distance, so a radius does not make matches rare.
  const estimates = await estimateCounts(
    db,
    and(inAny, anywhere),
    tiers.map(({ where }) => where),
  );
  if (estimates.every((estimate) => estimate <= searchBounds.few)) return ordered(criterion, near, count);
  const listed: Listed[] = [];
  for (const { first, end, isFew } of stretchesOf(estimates, searchBounds.few, count)) {
    const most = count - listed.length;
    if (most === 0) break;
    const some = tiers.slice(first, end);
    const [tier] = some;
    const found = isFew
      ? await ordered(
          {
            tiers: some,
            where: first === 0 ? some.at(-1)?.level : undefined,
            ranking,
            // The last tier's words find all that the others do.
            words: some.at(-1)?.within?.anywhere,
          },
          near,
          most,
        )
      : inRanks(
          await listNearest(db, {
            where: and(isActive, isReadableTo(viewerId), tier?.where, anywhere),
            owner: ownerOf(filters),
            within: tier?.within,
            position,
            km,
            count: most,
            rank: ranking?.rank,
          }),
          ranking,
        );
    listed.push(...(ranking ? found : found.map(([id, categoryId, tier]): Listed => [id, categoryId, first + tier])));
  }
  return listed;
}

/** Sorts by rank, stably: within a rank the order by distance stays. */
function inRanks(nearest: Listed[], ranking: Ranking | undefined): Listed[] {
  if (!ranking) return nearest;
  const stepOf = ([, , rank]: Listed) => Math.floor(rank / ranking.unit);
  return nearest.toSorted((one, other) => stepOf(one) - stepOf(other));
}

const isActive = eq(publications.status, "Activo");

const conditionsOfPublication = (filters: Filters) =>
  conditionsOf({ ...filters, attributes: [], hasVerifiedOwner: false });

/** What a search asks of an owner. */
const ownerOf = ({ viewerId, hasVerifiedOwner }: Filters) =>
  sql`(${and(isOfListedOwner(viewerId), hasVerifiedOwner ? hasOwner(sql`${owner.verified}`) : undefined)})`;

/** All at once, read and sorted by the database. */
async function listOrdered(
  db: Db,
  { tiers, where: inAny, ranking, words }: Criterion,
  where: SQL | undefined,
  filters: Filters,
  order: SQL,
  count: number,
): Promise<Listed[]> {
  const isOwner = ownerOf(filters);
  // Without a rank an index may give the order: what it is to skip is decided as it is read.
  const isSorted = ranking !== undefined || tiers.length > 1 || filters.order === "distance";
  const inAnyTier = inAny ?? or(...tiers.map((tier) => tier.where));
  const matching = selectListed(
    filters.position,
    and(inAnyTier, words ? undefined : and(isActive, where), isSorted ? undefined : isOwner),
    ranking?.rank ?? tierOf(tiers),
    // The offset keeps the planner from looking the words up in other indexes, too.
    words && sql`(select * from ${publications} where ${and(isActive, words, where)} offset 0) ${publications}`,
  );
  const result = await db.execute(sql`
    select to_json(array(select json_build_array(id, category_id, rank) from ${
      isSorted
        ? sql`(${inOrder(matching, ranking, order)} offset 0) ${publications} where ${isOwner}`
        : sql`(${matching}) listed`
    } order by ${isSorted ? sql`step, ` : sql``}${order}, id desc limit ${count})) as found`);
  return firstRow<{ found: Listed[] }>(result)?.found ?? [];
}

/** What a list is made and ordered of. */
const selectListed = (
  position: Position | null,
  where: SQL | undefined,
  rank = sql`0`,
  source = sql`${publications}`,
) => sql`
  select ${publications.id}, ${publications.categoryId}, ${publications.ownerId}, ${chordFrom(position)} as distance,
    ${publications.priceUsd} as price, ${publications.publishDate} as published, ${rank} as rank
  from ${source} where ${where}`;

/** Only how often a ranking's unit goes into a rank decides; a rank is worked out once for both its uses. */
const inOrder = (matching: SQL, ranking: Ranking | undefined, order: SQL) => sql`
  select *, rank / ${sql.raw(String(ranking?.unit ?? 1))} as step from (${matching} offset 0) matching
  order by step, ${order}, id desc`;

const tierOf = ([first, ...others]: readonly Tier[]): SQL =>
  first === undefined || others.length === 0
    ? sql`0`
    : sql`case when ${first.where} then 0 else 1 + (${tierOf(others)}) end`;

/** The paid ones that a page shows, the least shown first. */
async function listSponsored(
  db: Db,
  { ranking }: Criterion,
  { where, within }: { where: SQL | undefined; within?: Within | undefined },
  filters: Filters,
): Promise<number[]> {
  // `offset 0` keeps the planner from starting with the radius, which holds many, of which few are sponsored.
  const paidOnes = sql`(select * from ${publications} where ${within ? within.sponsored : gt(publications.sponsoredViews, sql`0`)} offset 0) ${publications}`;
  const conditions = [isActive, isReadableTo(filters.viewerId), where, ...conditionsOfPublication(filters)];
  const paid = selectListed(filters.position, and(...conditions), ranking?.rank, paidOnes);
  const order = sql`step, ${orderColumns[filters.order]}, id desc`;
  const result = await db.execute(sql`
    select to_json(array(select id from (
      select * from (
        select *, ${shownPercent} as shown from (${inOrder(paid, ranking, orderColumns[filters.order])}) chosen
        order by shown nulls last, ${order} offset 0) ${publications}
      where ${ownerOf(filters)} order by shown nulls last, ${order} limit ${sponsoredPerPage}) least
    order by ${order})) as ids`);
  return firstRow<{ ids: number[] }>(result)?.ids ?? [];
}

/** Both drivers wrap rows differently. */
const firstRow = <Row>(result: unknown): Row | undefined => (result as { rows: Row[] }).rows[0];
