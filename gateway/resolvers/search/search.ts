import { perPage } from "../../../rules/paging";
import type {
  QueryResolvers,
  SearchCategoryResolvers,
  SearchInput,
  SearchResultResolvers,
} from "../../__generated__/resolvers";
import { maxAttribute, maxAttributes } from "../../../rules/attribute";
import { checkSearchWords, maxChosenValues, maxSearchIds, maxSearchWord, searchTexts } from "../../../rules/search";
import { checkLength, countCharacters, invalidText } from "../../../rules/text";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { isId } from "../../rest/isId";
import {
  emptyResult,
  listSuggestions,
  searchByCategory,
  searchByIds,
  searchByTerms,
  searchByValue,
} from "../../rest/search";
import type { AttributeFilters, SearchFilters, SearchRecord } from "../../rest/search";
import { toAttributeKind } from "../publication/attributes";
import { loadFullRecords } from "../publication/fullRecords";
import { readPage } from "../common/numberedPages";
import { resolvePosition } from "../common/position";
import { wireConditions, wireTypes } from "../publication/publicationCodecs";
import { namingPremiumFilter, premiumFiltersOf } from "./premiumFilters";

const maxSponsored = 2;

export const searchQueries: QueryResolvers = {
  async searchSuggestions(_root, { text }, { rest }) {
    const typed = text.trim();
    if (typed.length < 2) return [];
    requireAccepted(checkLength(typed, { max: maxSearchWord, tooLong: searchTexts.text }), "text");
    return (await listSuggestions(rest, typed)) ?? null;
  },
  async search(_root, { input }, context) {
    const page = readPage(input.page, "input.page");
    const record = await namingPremiumFilter(input, () => runSearch(input, page, context));
    context.loaders.prime([...record.data, ...record.sponsored]);
    const [data, sponsored] = await Promise.all([
      loadFullRecords(record.data, context),
      loadFullRecords(record.sponsored, context),
    ]);
    return { record: { ...record, data, sponsored }, page };
  },
};

async function runSearch(input: SearchInput, page: number, context: Context): Promise<SearchRecord> {
  const { rest, position } = context;
  const filters: SearchFilters = {
    near: resolvePosition(input.near, position, "input.near"),
    km: radiusOf(input),
    condition: input.condition ? wireConditions[input.condition] : null,
    categoryId: input.categoryId ?? null,
    attributes: attributesOf(input),
    type: input.type ? wireTypes[input.type] : null,
    location: readLocation(input),
    ...(input.mode === "VALUE" ? anyValue : boundsOf(input)),
    ...premiumFiltersOf(input, context),
    order: input.order ? wireOrders[input.order] : null,
    page,
    perPage,
    skipViewCount: await exceedsViewLimit(context),
  };
  // No such category, as with an unknown one: an address that was typed shows that there is nothing.
  if (filters.categoryId !== null && !isId(filters.categoryId)) return emptyResult;
  if (input.mode === "VALUE") {
    const { minPrice, maxPrice } = toValueRange(input);
    return searchByValue(rest, minPrice, maxPrice, filters);
  }
  if (input.ids) return searchByIds(rest, readIds(input.ids), filters);
  const terms = termsOf(input);
  if (terms.length > 0) return searchByTerms(rest, terms, input.mode === "HAVE" ? "trade" : "tags", filters);
  if (filters.categoryId !== null) return searchByCategory(rest, filters.categoryId, filters);
  throw new AppError("BAD_USER_INPUT", "Escribe al menos una palabra.", "terms");
}

function requireAccepted(refusal: string | null, field: string) {
  if (refusal) throw new AppError("BAD_USER_INPUT", refusal, field);
}

const anyValue = { minPrice: null, maxPrice: null };
const wireOrders = {
  DISTANCE: "distance",
  NEWEST: "newest",
  VALUE_UP: "value_up",
  VALUE_DOWN: "value_down",
} as const;

/** Text of the municipality or state; null where there is none. */
export function readLocation({ location }: SearchInput): string | null {
  const text = location?.trim() ?? "";
  requireAccepted(checkLength(text, { max: maxSearchWord, tooLong: searchTexts.place }), "location");
  return text || null;
}

function readIds(ids: readonly string[]): readonly string[] {
  if (ids.length === 0 || ids.length > maxSearchIds || ids.some((id) => !/^\d{1,10}$/.test(id)))
    throw new AppError("BAD_USER_INPUT", "Las publicaciones no son válidas.", "ids");
  return ids;
}

/** No person reads that many pages in an hour; paging on with new request ids would use up other people's campaigns. */
async function exceedsViewLimit({ attempts, ip, session }: Context): Promise<boolean> {
  try {
    const arrival = await attempts.views.arrive(ip);
    if (session) await arrival.begin(session.credentials.uid);
    return false;
  } catch {
    return true;
  }
}

/** The words, checked. */
export function termsOf({ terms }: SearchInput): string[] {
  const words = (terms ?? []).map((term) => term.trim()).filter((term) => term !== "");
  requireAccepted(checkSearchWords(words), "terms");
  return words;
}

const isTooMuch = (value: string) => countCharacters(value) > maxAttribute;

/** What was chosen of the attributes, checked. */
export function attributesOf({ attributes, categoryId }: SearchInput): AttributeFilters {
  const chosen = attributes ?? [];
  if (chosen.length > 0 && categoryId == null)
    throw new AppError("BAD_USER_INPUT", "Elige una categoría para filtrar por sus características.", "attributes");
  if (chosen.length > maxAttributes || chosen.some(({ name, values }) => isTooMuch(name) || values?.some(isTooMuch)))
    throw new AppError("BAD_USER_INPUT", invalidText, "attributes");
  return Object.fromEntries(
    chosen.flatMap(({ name, values, min, max }): [string, AttributeFilters[string]][] => {
      if (values && values.length > 0) return [[name, values.slice(0, maxChosenValues)]];
      return min == null && max == null ? [] : [[name, { min: min ?? null, max: max ?? null }]];
    }),
  );
}

/** The radius in km, checked; null is no limit. No place is farther than half around the earth. */
export function radiusOf({ radiusKm }: SearchInput): number | null {
  if (radiusKm == null) return null;
  if (radiusKm < 1) throw new AppError("BAD_USER_INPUT", "El radio debe ser de 1 km o más.", "radiusKm");
  return Math.min(20_000, radiusKm);
}

/** The ends of what something is worth; a reversed range is swapped. */
export function boundsOf({ minUsd, maxUsd }: SearchInput): { minPrice: number | null; maxPrice: number | null } {
  const [low, high] = [minUsd ?? null, maxUsd ?? null];
  for (const [field, value] of Object.entries({ minUsd: low, maxUsd: high }))
    if (value !== null && value < 0) throw new AppError("BAD_USER_INPUT", "El valor no puede ser negativo.", field);
  const isReversed = low !== null && high !== null && low > high;
  return isReversed ? { minPrice: high, maxPrice: low } : { minPrice: low, maxPrice: high };
}

/** The same of a search by value, where a single bound counts for both. */
export function toValueRange(input: SearchInput): { minPrice: number; maxPrice: number } {
  const { minPrice, maxPrice } = boundsOf(input);
  const [low, high] = [minPrice ?? maxPrice, maxPrice ?? minPrice];
  if (low === null || high === null)
    throw new AppError("BAD_USER_INPUT", "Escribe un valor mínimo o máximo.", "minUsd");
  return { minPrice: low, maxPrice: high };
}

export const SearchResult: SearchResultResolvers = {
  items({ record }) {
    const paid = new Set(record.sponsored.slice(0, maxSponsored).map((publication) => publication.id));
    return record.data.filter((publication) => !paid.has(publication.id));
  },
  sponsored: ({ record }) => record.sponsored.slice(0, maxSponsored),
  categories: ({ record }) => record.categories,
  partialMatches: ({ record }) =>
    (record.missing_words ?? []).map(({ id, words }) => ({
      publicationId: id,
      publication: record.data.find((publication) => publication.id === id) ?? null,
      missingWords: words,
    })),
  isTotalMinimum: ({ record }) => record.total_is_minimum,
  areCountsMinimum: ({ record }) => record.counts_are_minimum,
  canRefine: ({ record }) => record.missing_words != null,
  facets: ({ record }) =>
    record.facets.map(({ name, label, kind, unit, values }) => ({
      name,
      label: label ?? name,
      kind: toAttributeKind(kind),
      unit,
      values: values.map(({ value, count }) => ({ value, count: count ?? 0 })),
    })),
  page({ record, page }) {
    const listed = record.totalPublications ?? record.data.length;
    // A backend that cannot relax a search lists the paid ones among the others, and counts them there.
    const paid = record.missing_words == null ? Math.min(record.sponsored.length, maxSponsored) : 0;
    return { page, perPage, total: Math.max(0, listed - paid), pages: Math.ceil(listed / perPage) };
  },
};

export const SearchCategory: SearchCategoryResolvers = {
  name: (category) => category.name ?? "",
  parentName: (category) => category.parent_name,
  count: (category) => category.count ?? 0,
  isSelected: (category) => category.actual,
};
