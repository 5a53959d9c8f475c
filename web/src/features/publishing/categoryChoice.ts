import { foldText } from "../../../../rules/text";

/** A category with its children, as the picker needs it. */
export interface CategoryNode {
  id: string;
  name: string;
  children?: readonly CategoryNode[];
}

/** The root that services are filed under; products are everything else. */
const SERVICES = "servicios";

/** The roots for a type: services are under one root, products under the others. */
export function rootsOfType(type: "PRODUCT" | "SERVICE", tree: readonly CategoryNode[]): readonly CategoryNode[] {
  const isServices = ({ name }: CategoryNode) => foldText(name) === SERVICES;
  if (type === "PRODUCT") return tree.filter((root) => !isServices(root));
  return tree.find(isServices)?.children ?? [];
}

/** The path from the root to the category; empty for an unknown id. */
export function findPath(id: string, tree: readonly CategoryNode[]): CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = findPath(id, node.children ?? []);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Leaf categories (the only ones to publish in) whose path contains all the words; at most 30. */
export function searchCategories(text: string, roots: readonly CategoryNode[]): CategoryNode[][] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found: CategoryNode[][] = [];
  const visit = (path: CategoryNode[]) => {
    const node = path.at(-1);
    if (!node || found.length >= 30) return;
    const children = node.children ?? [];
    const name = foldText(path.map((ancestor) => ancestor.name).join(" "));
    if (children.length === 0 && words.every((word) => name.includes(word))) found.push(path);
    for (const child of children) visit([...path, child]);
  };
  for (const root of roots) visit([root]);
  return found;
}

/** Short category names, to suggest as interests. */
export function collectInterestWords(tree: readonly CategoryNode[]): string[] {
  const words: string[] = [];
  const visit = (node: CategoryNode) => {
    if (!/ y |,/.test(node.name)) words.push(node.name);
    node.children?.forEach(visit);
  };
  tree.forEach(visit);
  return words;
}
