import { z } from "zod";
import { alertPlace, alertTexts, hasAlertSubject } from "../../rules/alert";
import type { AlertSearch } from "../../rules/alert";
import { isAttributeName, maxAttribute, maxAttributes } from "../../rules/attribute";
import { isOnGlobe } from "../../rules/placeGrid";
import { checkSearchWords, maxChosenValues, maxSearchWord, searchTexts } from "../../rules/search";
import { maxValue } from "../../rules/value";
import { findCategory } from "../catalogue/categories";
import type { SavedSearch } from "../db/schema/alerts";
import { messages } from "../errors";
import { id, refineBy, text } from "../validation";

const error = messages.invalid;
const value = z.number({ error }).int(error).min(0, error).max(maxValue, error).nullish();
const bound = z.number({ error }).min(0, error).nullish();
const choice = text(1, maxAttribute);
const attribute = z.union(
  [
    z
      .array(choice)
      .min(1)
      .max(maxChosenValues)
      .transform((values) => ({ values })),
    z
      .strictObject({ min: bound, max: bound })
      .transform(({ min = null, max = null }) => ({ min, max }))
      .refine(({ min, max }) => min !== null || max !== null, error),
  ],
  { error },
);
const attributes = z.record(z.string(), attribute).transform((chosen, context) => {
  const entries = Object.entries(chosen);
  if (entries.length <= maxAttributes && entries.every(([name]) => isAttributeName(name)))
    return entries.flatMap(([name, filter]) => (isAttributeName(name) ? [{ name, ...filter }] : []));
  context.addIssue({ code: "custom", message: error });
  return z.NEVER;
});

/**
 * A search to be kept, under the names of the search calls. Refused where they leave out what makes no sense: with a
 * filter less an alert would say too much.
 */
export const savedSearch = z
  .object({
    search_by: z.enum(["tags", "trade", "values"], { error }),
    tags: z
      .array(text(1, maxSearchWord, searchTexts.word))
      .superRefine(refineBy(checkSearchWords))
      .default([]),
    category_id: id.refine((categoryId) => findCategory(categoryId) !== undefined, error).nullish(),
    fields: attributes.default([]),
    type: z.enum(["Producto", "service"], { error }).nullish(),
    condition: z.enum(["Nuevo", "Usado"], { error }).nullish(),
    location: text(1, maxSearchWord, searchTexts.place).nullish(),
    min_price: value,
    max_price: value,
    km: z.number({ error }).positive(error).max(20_000, error).nullish(),
    latitude: z.number({ error }).nullish(),
    longitude: z.number({ error }).nullish(),
    verified_owners: z.boolean({ error }).default(false),
  })
  .transform(({ search_by: searchBy, latitude, longitude, ...sent }): SavedSearch => {
    const isPlace = latitude != null && longitude != null && isOnGlobe({ latitude, longitude });
    // Without a place a radius narrows nothing, as in the search itself.
    const near = alertPlace(isPlace ? { latitude, longitude } : null, sent.km ?? null);
    return {
      searchBy,
      terms: searchBy === "values" ? [] : [...new Set(sent.tags)],
      categoryId: sent.category_id ?? null,
      attributes: sent.fields,
      type: sent.type ?? null,
      condition: sent.condition ?? null,
      location: sent.location ?? null,
      ...rangeOf(searchBy, sent.min_price ?? null, sent.max_price ?? null),
      radiusKm: near && (sent.km ?? null),
      near,
      onlyVerified: sent.verified_owners,
    };
  })
  .superRefine((search, context) => {
    if (!hasAlertSubject(describeSearch(search))) context.addIssue({ code: "custom", message: alertTexts.nothing });
  });

/** Of a search by value one bound counts for both; a reversed range is swapped. */
function rangeOf(searchBy: SavedSearch["searchBy"], min: number | null, max: number | null) {
  const [low, high] = searchBy === "values" ? [min ?? max, max ?? min] : [min, max];
  return low !== null && high !== null && low > high ? { minUsd: high, maxUsd: low } : { minUsd: low, maxUsd: high };
}

/** For the rules that all parts share. */
export const describeSearch = ({ searchBy, categoryId, ...search }: SavedSearch): AlertSearch => ({
  ...search,
  mode: modes[searchBy],
  categoryId: categoryId === null ? null : String(categoryId),
});

const modes = { tags: "WANT", trade: "HAVE", values: "VALUE" } as const;
