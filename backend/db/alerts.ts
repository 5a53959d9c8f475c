import { and, asc, desc, eq, gt, inArray, ne, or, sql } from "drizzle-orm";
import { maxValue } from "../../rules/value";
import { withDescendants } from "../catalogue/categories";
import { parseSearchUnits } from "../catalogue/searchUnits";
import { isUnblockedBetween } from "./blocks";
import type { Db } from "./client";
import { isPublicTo } from "./publications";
import { alerts } from "./schema/alerts";
import type { SavedSearch } from "./schema/alerts";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { searchByCategory, searchByValue, searchByWords } from "./search";
import { conditionsOf } from "./searchFilters";
import type { Filters } from "./searchFilters";
import type { SearchResult } from "./searchResult";
import { mayMatchUnits } from "./wordMatch";
import type { SearchField } from "./wordMatch";
import { maxUnits } from "./wordRanking";

/** A user's alerts, newest first. */
export const listAlerts = (db: Db, userId: number) =>
  db.select().from(alerts).where(eq(alerts.userId, userId)).orderBy(desc(alerts.id));

type Candidate = Awaited<ReturnType<typeof readPage>>[number];

/** Alerts that are looked at in one statement: with all that each may ask, far below what a statement may have. */
const pageSize = 10;
const onePage = { page: 1, perPage: 1 };

/**
 * Users with an alert whose search finds the publication with all its words, each once. Never its owner, an
 * account that is not active, or a user who has blocked the owner or is blocked by them. An alert that cannot be read
 * is passed over and handed to `onFailure`: the others do not wait for it.
 */
export async function listMatching(db: Db, publicationId: number, onFailure: OnFailure): Promise<number[]> {
  const found = new Set<number>();
  for (let afterId = 0, page: Candidate[] = []; ; afterId = page.at(-1)?.id ?? 0) {
    page = await readPage(db, publicationId, afterId);
    if (page.length === 0) return [...found];
    for (const alert of await listHopeful(db, publicationId, page, onFailure)) {
      if (found.has(alert.userId)) continue;
      const isFound = await attempt(db, (inner) => isFoundBy(inner, publicationId, alert));
      if (isFound instanceof Failure) onFailure(alert.id, isFound.cause);
      else if (isFound) found.add(alert.userId);
    }
  }
}

type OnFailure = (alertId: number, error: unknown) => void;

class Failure {
  constructor(readonly cause: unknown) {}
}

/** A failed statement spoils only the transaction that it is in. */
const attempt = <Answer>(db: Db, ask: (inner: Db) => Promise<Answer>): Promise<Answer | Failure> =>
  db.transaction(ask).catch((error: unknown) => new Failure(error));

/** A page at once; where that fails, one by one. */
async function listHopeful(
  db: Db,
  publicationId: number,
  page: readonly Candidate[],
  onFailure: OnFailure,
): Promise<Candidate[]> {
  const hopeful = await attempt(db, (inner) => dropHopeless(inner, publicationId, page));
  if (!(hopeful instanceof Failure)) return hopeful;
  const [only, ...others] = page;
  if (only && others.length === 0) onFailure(only.id, hopeful.cause);
  if (others.length === 0) return [];
  const parts = [];
  for (const alert of page) parts.push(...(await listHopeful(db, publicationId, [alert], onFailure)));
  return parts;
}

function readPage(db: Db, publicationId: number, afterId: number) {
  return db
    .select({ id: alerts.id, userId: alerts.userId, search: alerts.search })
    .from(alerts)
    .innerJoin(users, eq(users.id, alerts.userId))
    .innerJoin(publications, eq(publications.id, publicationId))
    .where(
      and(
        gt(alerts.id, afterId),
        eq(users.active, true),
        ne(alerts.userId, publications.ownerId),
        isUnblockedBetween(alerts.userId, publications.ownerId),
        // Its filter is one of Premium accounts; it works again with the next term.
        or(eq(users.subscription, "Premium"), sql`not (${alerts.search} ->> 'onlyVerified')::boolean`),
      ),
    )
    .orderBy(asc(alerts.id))
    .limit(pageSize);
}

/**
 * Leaves those whose search could find the publication. All conditions are the search's own; only what else its words
 * find is not asked yet, which costs a look at all publications.
 */
async function dropHopeless(db: Db, publicationId: number, page: readonly Candidate[]): Promise<Candidate[]> {
  const columns = page.map(({ search, userId }, index) => {
    const filters = filtersOf(search, userId, publicationId);
    // Of many terms the first words have to do: with fewer conditions more is hopeful, and nothing is lost.
    const perTerm = Math.max(1, Math.floor(maxUnits / search.terms.length));
    const isHopeful = and(
      isPublicTo(userId),
      ...conditionsOf(filters),
      filters.categoryIds ? inArray(publications.categoryId, [...filters.categoryIds]) : undefined,
      or(...search.terms.map((term) => mayMatchUnits(parseSearchUnits(term).slice(0, perTerm), fieldOf(search)))),
    );
    return [`alert${index}`, sql<boolean | null>`${isHopeful}`] as const;
  });
  const [row] = await db
    .select(Object.fromEntries(columns))
    .from(publications)
    .innerJoin(users, eq(users.id, publications.ownerId))
    .where(eq(publications.id, publicationId));
  return page.filter((_, index) => row?.[`alert${index}`] === true);
}

/** Whether the search, run now for the alert's user, lists the publication; of several terms one wholly. */
async function isFoundBy(db: Db, publicationId: number, { search, userId }: Candidate): Promise<boolean> {
  const filters = filtersOf(search, userId, publicationId);
  for (const term of search.terms)
    if (isWhole(await searchByWords(db, [term], fieldOf(search), filters, onePage))) return true;
  if (search.terms.length > 0) return false;
  const { low, high } = filters.price ?? { low: 0, high: maxValue };
  return isWhole(
    search.searchBy === "values"
      ? await searchByValue(db, low, high, filters, onePage)
      : await searchByCategory(db, filters, onePage),
  );
}

const isWhole = ({ ids, missingWords }: SearchResult) => ids.length > 0 && missingWords.length === 0;

const fieldOf = ({ searchBy }: SavedSearch): SearchField => (searchBy === "trade" ? "interests" : "title");

function filtersOf(search: SavedSearch, viewerId: number, publicationId: number): Filters {
  const { type, condition, location, attributes, minUsd, maxUsd, radiusKm, near, categoryId, onlyVerified } = search;
  return {
    type,
    condition,
    location,
    attributes,
    km: radiusKm,
    position: near,
    categoryIds: categoryId === null ? null : withDescendants(categoryId),
    price: minUsd === null && maxUsd === null ? null : { low: minUsd ?? 0, high: maxUsd ?? maxValue },
    hasVerifiedOwner: onlyVerified,
    publishedSince: null,
    publicationId,
    viewerId,
    order: "newest",
  };
}
