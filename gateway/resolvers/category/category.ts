import type { CategoryResolvers, CountryResolvers, QueryResolvers } from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import { getCurrency, listCategories, listCountries, listExcludedWords } from "../../rest/categories";
import type { CategoryRecord } from "../../rest/categories";

export const categoryQueries: QueryResolvers = {
  categories: async (_root, _args, { rest }) =>
    (await listCategories(rest)).map((category) => withParents(category, null)),
  excludedWords: (_root, _args, { rest }) => listExcludedWords(rest),
  countries: (_root, _args, { rest }) => listCountries(rest),
  currency: async (_root, { country }, { rest }) => {
    const code = country.trim().toUpperCase();
    if (!/^[A-Z]{2}$/.test(code)) throw new AppError("BAD_USER_INPUT", undefined, "country");
    return getCurrency(rest, code);
  },
};

/**
 * The tree names parents by id only; publications include them. With parents included everywhere a path is always
 * known.
 */
function withParents(category: CategoryRecord, parent: CategoryRecord | null): CategoryRecord {
  const linked: CategoryRecord = { ...category, product_category: parent };
  linked.categories = category.categories.map((child) => withParents(child, linked));
  return linked;
}

function pathOf(category: CategoryRecord): CategoryRecord[] {
  return category.product_category ? [...pathOf(category.product_category), category] : [category];
}

export const Category: CategoryResolvers = {
  name: (category) => category.name ?? "",
  level: (category) => category.category_level ?? pathOf(category).length,
  parentId: (category) => category.father_id ?? category.product_category?.id ?? null,
  path: (category) => pathOf(category).map((step) => ({ id: step.id, name: step.name ?? "" })),
  children: (category) => category.categories,
};

const codes: Record<string, string> = { venezuela: "VE", colombia: "CO", perú: "PE", peru: "PE" };

export const Country: CountryResolvers = {
  code: (country) => codes[country.name.toLowerCase()] ?? country.name.slice(0, 2).toUpperCase(),
  isEnabled: (country) => codes[country.name.toLowerCase()] === "VE",
};
