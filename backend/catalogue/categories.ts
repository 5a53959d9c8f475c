import { isAttributeName } from "../../rules/attribute";
import type { AttributeName } from "../../rules/attribute";
import rows from "./categories.json";

/** A node of the category tree; ids never change meaning, so that stored publications keep theirs. */
export type Category = {
  id: number;
  name: string;
  level: number;
  fatherId: number | null;
  fields: AttributeName[];
  isPremium: boolean;
};

/** Parents come before their children, in the order in which they are shown. */
export const categories: Category[] = rows.map(({ id, name, level, father, fields, ...flags }) => ({
  id,
  name,
  level,
  fatherId: father,
  fields: fields.filter(isAttributeName),
  isPremium: "premium" in flags,
}));

/** The root of what can be published as a service; everything else is for products. */
const SERVICES_ROOT_ID = 3;

const byId = new Map(categories.map((category) => [category.id, category]));

/** Undefined for an unknown number. */
export const findCategory = (id: number): Category | undefined => byId.get(id);

/** The category and its ancestors, from the root down; empty for an unknown id. */
export function categoryPath(id: number): Category[] {
  const path: Category[] = [];
  let at = byId.get(id);
  while (at) {
    path.unshift(at);
    at = at.fatherId === null ? undefined : byId.get(at.fatherId);
  }
  return path;
}

/** By the first level of its path. */
export const isServiceCategory = (id: number): boolean => categoryPath(id)[0]?.id === SERVICES_ROOT_ID;

/** The category and all below it. */
export const withDescendants = (id: number): number[] => [
  id,
  ...categories.filter(({ fatherId }) => fatherId === id).flatMap((child) => withDescendants(child.id)),
];

/** Categories whose publications only Premium accounts may read; all others are standard. */
export const premiumCategoryIds: readonly number[] = categories
  .filter(({ isPremium }) => isPremium)
  .flatMap(({ id }) => withDescendants(id));
