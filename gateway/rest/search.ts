import { z } from "zod";
import type { Position } from "../position";
import type { RestClient } from "./client";
import { publicationRecord } from "./publicationRecord";
import { count, flag, id, listOrEmpty, text } from "./shapes";

const category = z.object({ id, name: text, parent_name: text, count: count, actual: flag });
/** A category with results, by which they can be narrowed; `actual` is the chosen one. */
export type SearchCategoryRecord = z.output<typeof category>;

const facet = z.object({
  name: z.string().min(1),
  label: text,
  kind: text,
  unit: text,
  values: listOrEmpty(z.object({ value: z.string(), count })),
});

const result = z.object({
  data: listOrEmpty(publicationRecord),
  sponsored: listOrEmpty(publicationRecord),
  totalPublications: count,
  total_is_minimum: flag,
  counts_are_minimum: flag,
  categories: listOrEmpty(category),
  /** Missing where the backend can neither relax nor order a search. */
  missing_words: z.array(z.object({ id, words: z.array(z.string()) })).nullish(),
  facets: listOrEmpty(facet).catch([]),
});
/** Totals and counts may be lower bounds (`…_minimum`); `sponsored` are paid for and stand beside the results. */
export type SearchRecord = z.output<typeof result>;

const suggestions = z.object({ suggestions: z.array(z.string()) });

/** By attribute its values, or its bounds. */
export type AttributeFilters = Record<string, string[] | { min: number | null; max: number | null }>;

/** Filters that all searches share; the backend wants blanks for "any" and the word null for "no limit". */
export interface SearchFilters {
  near: Position;
  km: number | null;
  condition: "Nuevo" | "Usado" | null;
  type: "Producto" | "service" | null;
  /** Part of the municipality or state. */
  location: string | null;
  /** US dollars; null is no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  /** The filters of Premium accounts, which the backend refuses to all others. */
  hasVerifiedOwner: boolean;
  publishedDays: number | null;
  order: "distance" | "newest" | "value_up" | "value_down" | null;
  categoryId: string | null;
  /** Attributes of the category; an original backend ignores them. */
  attributes: AttributeFilters;
  page: number;
  perPage: number;
  /** Paid results do not count as viewed. */
  skipViewCount: boolean;
}

function sharedQuery(filters: SearchFilters) {
  const { near, km, condition, type, location, minPrice, maxPrice, attributes, order, page, perPage } = filters;
  return {
    location: location ?? "all",
    type: type === null ? 0 : type === "Producto" ? 1 : 2,
    ...near,
    km,
    page,
    per_page: perPage,
    condition: condition ?? "",
    status: "",
    min_price: minPrice ?? undefined,
    max_price: maxPrice ?? undefined,
    verified_owners: filters.hasVerifiedOwner ? 1 : undefined,
    published_days: filters.publishedDays ?? undefined,
    order: order ?? undefined,
    fields: Object.keys(attributes).length === 0 ? undefined : JSON.stringify(attributes),
  };
}

/** "Lo quiero" (what things are) and "Lo tengo" (what their owners want). */
export function searchByTerms(
  rest: RestClient,
  terms: string[],
  searchBy: "tags" | "trade",
  filters: SearchFilters,
): Promise<SearchRecord> {
  // Terms are joined by commas, so a comma inside one would make two.
  const tags = terms.map((term) => term.replaceAll(",", " ")).join(",");
  const query = { tags, ...sharedQuery(filters), search_by: searchBy, category_id: filters.categoryId ?? undefined };
  return rest.get("/search_publications", result, { query, skipViewCount: filters.skipViewCount });
}

/** "Lo vale": both ends in whole US dollars. */
export function searchByValue(
  rest: RestClient,
  left: number,
  right: number,
  filters: SearchFilters,
): Promise<SearchRecord> {
  const query = { left, right, ...sharedQuery(filters), category_id: filters.categoryId ?? undefined };
  return rest.get("/search_publications_by_values", result, { query, skipViewCount: filters.skipViewCount });
}

/** Everything in a category and below it. */
export function searchByCategory(rest: RestClient, categoryId: string, filters: SearchFilters): Promise<SearchRecord> {
  const query = { category: categoryId, ...sharedQuery(filters), search_by: "category" };
  return rest.get("/search_publications_by_category", result, { query, skipViewCount: filters.skipViewCount });
}

/** Of what does not exist. */
export const emptyResult: SearchRecord = {
  data: [],
  sponsored: [],
  totalPublications: 0,
  total_is_minimum: false,
  counts_are_minimum: false,
  categories: [],
  facets: [],
  missing_words: null,
};

/** The visible ones of these ids. */
export async function searchByIds(
  rest: RestClient,
  ids: readonly string[],
  filters: SearchFilters,
): Promise<SearchRecord> {
  const query = { ids: ids.join(","), ...sharedQuery(filters), search_by: "trade" };
  const found = await rest.ifSupported("/find_pub_ids", () =>
    rest.get("/find_pub_ids", result, { query, skipViewCount: filters.skipViewCount }),
  );
  return found ?? emptyResult;
}

/** Words that begin as the text does; undefined where the backend cannot say. */
export function listSuggestions(rest: RestClient, text: string): Promise<string[] | undefined> {
  return rest.ifSupported("/search_suggestions", async () => {
    return (await rest.get("/search_suggestions", suggestions, { query: { text } })).suggestions;
  });
}
