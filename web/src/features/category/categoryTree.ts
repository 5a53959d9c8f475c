import { foldText } from "../../../../rules/text";

/** A category with those below it. */
export interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}

interface CategoryMatch {
  category: CategoryNode;
  /** Names of its ancestors, from the first level down. */
  ancestors: string[];
}

interface CategoryData {
  id: string;
  name: string;
  children?: readonly CategoryData[];
}

/** Turns the query result into a plain tree. */
export function buildTree(categories: readonly CategoryData[]): CategoryNode[] {
  return categories.map(({ id, name, children }) => ({ id, name, children: buildTree(children ?? []) }));
}

/** Finds the categories whose name contains the query, ignoring case and accents. */
export function findCategories(tree: readonly CategoryNode[], query: string): CategoryMatch[] {
  const foldedQuery = foldText(query.trim());
  const flatten = (nodes: readonly CategoryNode[], ancestors: string[]): CategoryMatch[] =>
    nodes.flatMap((category) => [
      { category, ancestors },
      ...flatten(category.children, [...ancestors, category.name]),
    ]);
  return flatten(tree, []).filter(({ category }) => foldText(category.name).includes(foldedQuery));
}
