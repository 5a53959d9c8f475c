import { z } from "zod";
import type { RestClient } from "./client";
import { count, id, list, listOrEmpty, nullable, optionalId, text } from "./shapes";

/** What is known of an attribute; a backend may have no more of it than a label. */
export const attributeSettings = z
  .object({ kind: text, unit: text, options: z.array(z.string()).nullish().catch(null) })
  .nullish()
  .catch(null);

const categoryField = z.object({ name: z.string().min(1), label: text, settings: attributeSettings });
type CategoryFieldRecord = z.output<typeof categoryField>;

/** A category: in the tree with its children, in a publication with its parent inside. */
export interface CategoryRecord {
  id: string;
  name: string | null;
  category_level: number | null;
  father_id: string | null;
  /** Null where only the category itself came. */
  categories: CategoryRecord[] | null;
  /** As they came: most of the tree, and seldom asked for; see `readCategoryFields`. */
  fields?: unknown;
  product_category: CategoryRecord | null;
}

/** The same record in `/product_categories` and in publications; it contains itself. */
export const categoryRecord: z.ZodType<CategoryRecord> = z.lazy(() =>
  z.object({
    id,
    name: text,
    category_level: count,
    father_id: optionalId,
    categories: nullable(z.array(categoryRecord)),
    fields: z.unknown().optional(),
    product_category: nullable(categoryRecord),
  }),
);

const country = z.object({ name: z.string(), states: z.array(z.string()) });
/** A country with its states, from `GET /v1/states`; its name in Spanish, without a code. */
export type CountryRecord = z.output<typeof country>;

const currencyAnswer = z.object({ currency: z.string().min(1).max(10) });

const categoryFields = listOrEmpty(categoryField).catch([]);

const parsedFields = new WeakMap<object, CategoryFieldRecord[]>();

/** What a publication of a category can have besides; read once of each record, since one answer may ask many times. */
export function readCategoryFields(category: CategoryRecord): CategoryFieldRecord[] {
  const known = parsedFields.get(category) ?? categoryFields.parse(category.fields);
  parsedFields.set(category, known);
  return known;
}

/** The first level, children inside. */
export async function listCategories(rest: RestClient): Promise<CategoryRecord[]> {
  return (await rest.get("/product_categories", list(categoryRecord, "product_categories"))).items;
}

/** Words that searches and interests leave out. */
export async function listExcludedWords(rest: RestClient): Promise<string[]> {
  return (await rest.get("/excluded_words", list(z.string(), "excluded_words"))).items;
}

/** The currency of a country, by its two letters. */
export async function getCurrency(rest: RestClient, country: string): Promise<string> {
  return (await rest.get("/currency_by_country", currencyAnswer, { query: { country } })).currency;
}

/** Countries with their states and cities. */
export async function listCountries(rest: RestClient): Promise<CountryRecord[]> {
  return (await rest.get("/v1/states", list(country, "states"))).items;
}
