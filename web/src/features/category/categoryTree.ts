import { foldText } from "../../../../rules/text";

export interface CategoryNode {
  id: string;
  name: string;
  children: CategoryNode[];
}

export interface FoundCategory {
  category: CategoryNode;
  /** The names above it, from the first level down. */
  under: string[];
}

interface Raw {
  id: string;
  name: string;
  children?: readonly Raw[];
}

/** The answer as a plain tree. */
export function buildTree(categories: readonly Raw[]): CategoryNode[] {
  return categories.map(({ id, name, children }) => ({ id, name, children: buildTree(children ?? []) }));
}

/** All categories whose name contains the words, whatever their case and accents. */
export function findCategories(tree: readonly CategoryNode[], query: string): FoundCategory[] {
  const wanted = foldText(query.trim());
  const flat = (nodes: readonly CategoryNode[], under: string[]): FoundCategory[] =>
    nodes.flatMap((category) => [{ category, under }, ...flat(category.children, [...under, category.name])]);
  return flat(tree, []).filter(({ category }) => foldText(category.name).includes(wanted));
}
