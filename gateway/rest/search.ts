import { z } from "zod";
import type { Position } from "../position";
import type { RestClient } from "./client";
import { publicationRecord } from "./publications";
import { count, flag, id, listOrEmpty, text } from "./shapes";

const category = z.object({ id, name: text, parent_name: text, count: count, actual: flag });
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
  categories: listOrEmpty(category),
  facets: listOrEmpty(facet).catch([]),
});
export type SearchRecord = z.output<typeof result>;

/** Filters that all searches share; the backend wants blanks for "any" and the word null for "no limit". */
export interface SearchFilters {
  near: Position;
  km: number | null;
  condition: "Nuevo" | "Usado" | null;
  categoryId: string | null;
  page: number;
  perPage: number;
  /** Paid results do not count as viewed. */
  skipViewCount: boolean;
}

function sharedQuery({ near, km, condition, page, perPage }: SearchFilters) {
  return { location: "all", type: 0, ...near, km, page, per_page: perPage, condition: condition ?? "", status: "" };
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

/** By attribute its values, or its bounds. */
export type AttributeFilters = Record<string, string[] | { min: number | null; max: number | null }>;

/** Everything in a category and below it; an original backend ignores attributes. */
export function searchByCategory(
  rest: RestClient,
  categoryId: string,
  attributes: AttributeFilters,
  filters: SearchFilters,
): Promise<SearchRecord> {
  const fields = Object.keys(attributes).length === 0 ? undefined : JSON.stringify(attributes);
  const query = { category: categoryId, ...sharedQuery(filters), search_by: "category", fields };
  return rest.get("/search_publications_by_category", result, { query, skipViewCount: filters.skipViewCount });
}
