import { foldWord } from "../../lib/words";

export interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}

export interface CategoryMatch {
  category: CategoryNode;
  /** The names above it, from the first level down. */
  ancestors: string[];
}

interface CategoryData {
  id: string;
  name: string;
  children?: readonly CategoryData[];
}

/** The answer as a plain tree. */
export function buildTree(categories: readonly CategoryData[]): CategoryNode[] {
  return categories.map(({ id, name, children }) => ({ id, name, children: buildTree(children ?? []) }));
}

/** All categories whose name contains the words, whatever their case and accents. */
export function findCategories(tree: readonly CategoryNode[], query: string): CategoryMatch[] {
  const foldedQuery = foldWord(query.trim());
  const flatten = (nodes: readonly CategoryNode[], ancestors: string[]): CategoryMatch[] =>
    nodes.flatMap((category) => [
      { category, ancestors },
      ...flatten(category.children, [...ancestors, category.name]),
    ]);
  return flatten(tree, []).filter(({ category }) => foldWord(category.name).includes(foldedQuery));
}
