import type { CategoryResolvers, CountryResolvers, QueryResolvers } from "../../__generated__/resolvers";
import type { Context } from "../../context";
import { AppError } from "../../errors";
import { getCurrency, listCountries, listExcludedWords, readCategoryFields } from "../../rest/categories";
import type { CategoryRecord } from "../../rest/categories";
import { toAttributeKind } from "../publication/attributes";
import { toGlobalId } from "../node/globalId";

export const categoryQueries: QueryResolvers = {
  categories: (_root, _args, { loaders }) => loaders.categories(),
  category: (_root, { id }, context) => readCategory(id, context),
  excludedWords: (_root, _args, { rest }) => listExcludedWords(rest),
  countries: (_root, _args, { rest }) => listCountries(rest),
  currency: async (_root, { country }, { rest }) => {
    const code = country.trim().toUpperCase();
    if (!/^[A-Z]{2}$/.test(code)) throw new AppError("BAD_USER_INPUT", undefined, "country");
    return getCurrency(rest, code);
  },
};

/** One of the tree; null for an unknown id. */
export async function readCategory(id: string, { loaders }: Context): Promise<CategoryRecord | null> {
  return findCategory(await loaders.categories(), id);
}

function findCategory(categories: readonly CategoryRecord[], id: string): CategoryRecord | null {
  for (const category of categories) {
    const found = category.id === id ? category : findCategory(category.categories ?? [], id);
    if (found) return found;
  }
  return null;
}

function pathOf(category: CategoryRecord): CategoryRecord[] {
  return category.product_category ? [...pathOf(category.product_category), category] : [category];
}

/** With what only the tree knows: a publication has no more of its category than its path. */
async function readWhole(category: CategoryRecord, context: Context): Promise<CategoryRecord> {
  return category.categories ? category : ((await readCategory(category.id, context)) ?? category);
}

export const Category: CategoryResolvers = {
  globalId: ({ id }) => toGlobalId("Category", id),
  name: (category) => category.name ?? "",
  level: (category) => category.category_level ?? pathOf(category).length,
  parentId: (category) => category.father_id ?? category.product_category?.id ?? null,
  parent: ({ father_id, product_category: parent }, _args, context) =>
    parent ?? (father_id === null ? null : readCategory(father_id, context)),
  path: (category) => pathOf(category).map((step) => ({ id: step.id, name: step.name ?? "" })),
  children: async (category, _args, context) => (await readWhole(category, context)).categories ?? [],
  fields: async (category, _args, context) =>
    readCategoryFields(await readWhole(category, context)).map(({ name, label, settings }) => ({
      name,
      label: label ?? name,
      kind: toAttributeKind(settings?.kind),
      unit: settings?.unit ?? null,
      options: settings?.options ?? [],
    })),
};

const codes: Record<string, string> = { venezuela: "VE", colombia: "CO", perú: "PE", peru: "PE" };

export const Country: CountryResolvers = {
  code: (country) => codes[country.name.toLowerCase()] ?? country.name.slice(0, 2).toUpperCase(),
  isEnabled: (country) => codes[country.name.toLowerCase()] === "VE",
};
