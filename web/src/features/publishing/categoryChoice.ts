import { foldText } from "../../../../rules/text";

/** A category with its children, as far as the picker needs them. */
export interface CategoryNode {
  id: string;
  name: string;
  children?: readonly CategoryNode[];
}

/** The root that services are filed under; products are everything else. */
const SERVICES = "servicios";

/** What the picker shows for a type: services live in one root, products in the others. */
export function rootsFor(type: "PRODUCT" | "SERVICE", tree: readonly CategoryNode[]): readonly CategoryNode[] {
  const isServices = ({ name }: CategoryNode) => foldText(name) === SERVICES;
  if (type === "PRODUCT") return tree.filter((root) => !isServices(root));
  return tree.find(isServices)?.children ?? [];
}

/** From the root down to the category; empty for an unknown id. */
export function pathTo(id: string, tree: readonly CategoryNode[]): CategoryNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = pathTo(id, node.children ?? []);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Categories that can be published in (they have no children) whose name, or that of a parent, has all the words; at most 30. */
export function searchCategories(text: string, roots: readonly CategoryNode[]): CategoryNode[][] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  const found: CategoryNode[][] = [];
  const visit = (path: CategoryNode[]) => {
    const node = path.at(-1);
    if (!node || found.length >= 30) return;
    const children = node.children ?? [];
    const name = foldText(path.map((one) => one.name).join(" "));
    if (children.length === 0 && words.every((word) => name.includes(word))) found.push(path);
    for (const child of children) visit([...path, child]);
  };
  for (const root of roots) visit([root]);
  return found;
}

/** Short names of all categories, as words of interest to suggest. */
export function interestWords(tree: readonly CategoryNode[]): string[] {
  const words: string[] = [];
  const visit = (node: CategoryNode) => {
    if (!/ y |,/.test(node.name)) words.push(node.name);
    node.children?.forEach(visit);
  };
  tree.forEach(visit);
  return words;
}
