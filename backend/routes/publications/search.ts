import { maxId } from "../../../rules/id";
import { Router } from "express";
import type { Request } from "express";
import { z } from "zod";
import { isAttributeName, maxAttribute, maxAttributes } from "../../../rules/attribute";
import {
  cutSearchText,
  maxChosenValues,
  maxSearchIds,
  readSearchWords,
  recentDays,
  searchTexts,
} from "../../../rules/search";
import { isStorable } from "../../../rules/text";
import { maxValue } from "../../../rules/value";
import { findCategory, withDescendants } from "../../catalogue/categories";
import { countImpressions } from "../../commands/countImpressions";
import type { Db } from "../../db/client";
import { loadPublications, wordsOf } from "../../db/publications";
import type { ViewerContext } from "../../db/publications";
import type { AttributeFilter } from "../../db/attributeFilters";
import { countFacets } from "../../db/facets";
import { searchByCategory, searchByIds, searchByValue, searchByWords } from "../../db/search";
import { sortOrders } from "../../db/searchFilters";
import type { Filters } from "../../db/searchFilters";
import { noResults } from "../../db/searchResult";
import type { PageRequest, SearchResult } from "../../db/searchResult";
import { suggestWords } from "../../db/suggestions";
import { HttpError } from "../../errors";
import { presentPublications } from "../../presenters/publication";
import type { Services } from "../../services";
import { optionalSession } from "../../session/middleware";
import { paging, positionOf, readJson } from "../../validation";
import { readWith } from "../reading";
import { dayMs } from "../../../rules/durations";

/** The four searches, which answer data, sponsored, totalPublications and categories, and suggestions while typing. */
export function searchRoutes(services: Services) {
  const router = Router();
  router.use(
    ["/search_publications", "/search_publications_by_values", "/search_publications_by_category", "/find_pub_ids"],
    optionalSession(services),
  );

  router.get("/search_publications", async (req, res) => {
    const searchIn = req.query.search_by === "trade" ? "interests" : "title";
    const answer = await searchNarrowed(services, req, parseWholeNumber(req.query.category_id), (searches, filters) =>
      searchByWords(searches, termsOf(req.query.tags), searchIn, filters, pageOf(req)),
    );
    res.json(answer);
  });

  router.get("/search_publications_by_values", async (req, res) => {
    const left = parseWholeNumber(req.query.left);
    const right = parseWholeNumber(req.query.right);
    // One bound given counts for both; without any nothing is searched.
    const low = left ?? right;
    const high = right ?? left;
    const answer = await searchNarrowed(
      services,
      req,
      parseWholeNumber(req.query.category_id),
      async (searches, filters) =>
        low === null || high === null
          ? noResults
          : searchByValue(
              searches,
              Math.min(low, high, maxValue),
              Math.min(Math.max(low, high), maxValue),
              filters,
              pageOf(req),
            ),
    );
    res.json(answer);
  });

  router.get("/search_publications_by_category", async (req, res) => {
    const categoryId = parseWholeNumber(req.query.category) ?? parseWholeNumber(req.query.category_id);
    const answer = await searchNarrowed(services, req, categoryId, async (searches, filters) =>
      categoryId === null ? noResults : searchByCategory(searches, filters, pageOf(req)),
    );
    res.json(answer);
  });

  router.get("/search_suggestions", optionalSession(services), async (req, res) => {
    const [text = ""] = termsOf(req.query.text);
    const viewerId = req.session?.viewer.id ?? null;
    res.json({ suggestions: await services.searches.run((searches) => suggestWords(searches, viewerId, text)) });
  });

  router.get("/find_pub_ids", async (req, res) => {
    const ids = String(req.query.ids ?? "")
      .split(",")
      .flatMap((value) => parseWholeNumber(value.trim()) ?? [])
      .slice(0, maxSearchIds);
    const answer =
      req.query.status === "any"
        ? await readWith(services, (reader) => readByIds(reader, req, ids))
        : await answerFound(
            services,
            req,
            await readWith(services, ({ db }) => searchByIds(db, ids, filtersOf(services, req, null), pageOf(req))),
            null,
          );
    res.json(answer);
  });

  return router;
}

/** The viewer and their position, from the query or from the session headers. */
export async function viewerContextOf(services: Services, req: Request): Promise<ViewerContext> {
  const viewerId = req.session?.viewer.id ?? null;
  return {
    viewerId,
    position: positionOf(req.query) ?? positionOf(req.headers),
    words: await wordsOf(services.db, viewerId),
  };
}

/** What the presenter of publications needs of a request. */
export const publicationContextOf = (services: Services, viewerContext: ViewerContext) => ({
  viewerId: viewerContext.viewerId,
  origin: services.origin,
});

/** Searches, with the facets of the category that the results are narrowed to, however one came to it. */
async function searchNarrowed(
  services: Services,
  req: Request,
  categoryId: number | null,
  find: (searches: Db, filters: Filters) => Promise<SearchResult>,
) {
  const filters = filtersOf(services, req, categoryId);
  const { found, facets } = await services.searches.run(async (searches) => {
    const results = await find(searches, filters);
    const narrowing = categoryId === null ? [] : await countFacets(searches, categoryId, filters, results.where);
    return { found: results, facets: narrowing };
  });
  return { ...(await answerFound(services, req, found, categoryId)), facets };
}

/** The batch read of clients that show publications that may no longer be available. */
async function readByIds(services: Services, req: Request, ids: readonly number[]) {
  const viewerContext = await viewerContextOf(services, req);
  const data = presentPublications(
    [...(await loadPublications(services.db, viewerContext, ids)).values()],
    publicationContextOf(services, viewerContext),
  );
  return {
    data,
    sponsored: [],
    totalPublications: data.length,
    total_is_minimum: false,
    counts_are_minimum: false,
    categories: [],
    missing_words: [],
  };
}

async function answerFound(services: Services, req: Request, found: SearchResult, categoryId: number | null) {
  const answer = await readWith(services, (reader) => present(reader, req, found, categoryId));
  const viewerId = req.session?.viewer.id ?? null;
  // Of one visit of a page, and of a repeated call, what is shown counts once.
  if (req.get("x-viewer") !== "robot")
    await countImpressions(services.db, found.sponsoredIds, viewerId, `${viewerId ?? ""}:${pageViewOf(req) ?? req.id}`);
  return answer;
}

async function present(services: Services, req: Request, found: SearchResult, categoryId: number | null) {
  const viewerContext = await viewerContextOf(services, req);
  const views = await loadPublications(services.db, viewerContext, [...found.ids, ...found.sponsoredIds]);
  const presentInOrder = (ids: readonly number[]) =>
    presentPublications(
      ids.flatMap((id) => views.get(id) ?? []),
      publicationContextOf(services, viewerContext),
    );
  return {
    data: presentInOrder(found.ids),
    sponsored: presentInOrder(found.sponsoredIds),
    totalPublications: found.total,
    total_is_minimum: found.isTotalMinimum,
    counts_are_minimum: found.areCountsMinimum,
    categories: found.categories.flatMap(({ id, count }) => {
      const category = findCategory(id);
      if (!category) return [];
      const parent = category.fatherId === null ? undefined : findCategory(category.fatherId);
      const actual = id === categoryId;
      // Its attributes narrow only what is chosen.
      const paid = found.isTotalMinimum ? 0 : found.sponsoredIds.length;
      const shown = actual ? found.total + paid : count;
      return { id, name: category.name, parent_name: parent?.name ?? null, count: shown, actual };
    }),
    missing_words: found.missingWords,
  };
}

function pageViewOf(req: Request): string | undefined {
  const given = req.get("x-page-view");
  return given && /^[\w-]{8,80}$/.test(given) ? given : undefined;
}

function filtersOf(services: Services, req: Request, categoryId: number | null): Filters {
  const { type, condition, km, location, order } = req.query;
  const position = positionOf(req.query) ?? positionOf(req.headers);
  const [low, high] = [parseWholeNumber(req.query.min_price), parseWholeNumber(req.query.max_price)];
  const radius = z.coerce.number().positive().max(20_000).safeParse(km);
  const place = typeof location === "string" ? cutSearchText(location.trim()).replaceAll("\0", "") : "";
  return {
    type: typeOf(type),
    condition: condition === "Nuevo" || condition === "Usado" ? condition : null,
    km: km && radius.success ? radius.data : null,
    location: place && place !== "all" && place !== "null" ? place : null,
    categoryIds: categoryId === null ? null : withDescendants(categoryId),
    price:
      low === null && high === null
        ? null
        : { low: Math.min(low ?? 0, high ?? maxValue), high: Math.min(Math.max(low ?? 0, high ?? maxValue), maxValue) },
    attributes: attributeFiltersOf(req.query.fields),
    ...premiumFiltersOf(services, req),
    position,
    viewerId: req.session?.viewer.id ?? null,
    order: sortOrders.find((name) => name === order) ?? "distance",
  };
}

/** Those of Premium accounts; refused to everybody else, since results without them would not be what was asked for. */
function premiumFiltersOf({ now }: Services, { query, session }: Request) {
  const hasVerifiedOwner = query.verified_owners === "1";
  const isRecent = query.published_days === String(recentDays);
  if ((hasVerifiedOwner || isRecent) && session?.viewer.subscription !== "Premium")
    throw new HttpError(403, {
      errors: [searchTexts.premium],
      fields: { [hasVerifiedOwner ? "verified_owners" : "published_days"]: [searchTexts.premium] },
    });
  return {
    hasVerifiedOwner,
    publishedSince: isRecent ? new Date(now().getTime() - recentDays * dayMs) : null,
  };
}

const bound = z.number().min(0).nullish().catch(null);
const attributeFilters = z.record(
  z.string(),
  z.union([z.array(z.string().max(maxAttribute)).min(1).max(maxChosenValues), z.object({ min: bound, max: bound })]),
);

/** By attribute its values, or its bounds; what makes no sense filters nothing. */
function attributeFiltersOf(value: unknown): AttributeFilter[] {
  const parsed = attributeFilters.safeParse(readJson(typeof value === "string" ? value : undefined));
  return Object.entries(parsed.data ?? {})
    .slice(0, maxAttributes)
    .flatMap(([name, filter]): AttributeFilter[] => {
      if (!isAttributeName(name)) return [];
      return Array.isArray(filter)
        ? [{ name, values: filter.filter(isStorable) }]
        : [{ name, min: filter.min ?? null, max: filter.max ?? null }];
    });
}

/** 0 and what is unknown mean all. */
function typeOf(value: unknown): Filters["type"] {
  if (value === "1" || value === "Producto" || value === "product") return "Producto";
  if (value === "2" || value === "service" || value === "Servicio") return "service";
  return null;
}

const termsOf = (value: unknown): string[] => readSearchWords(typeof value === "string" ? value : "");

function pageOf(req: Request): PageRequest {
  const { page, per_page: perPage } = paging.parse(req.query);
  return { page, perPage };
}

function parseWholeNumber(value: unknown): number | null {
  return typeof value === "string" && /^\d{1,10}$/.test(value) && Number(value) <= maxId ? Number(value) : null;
}
