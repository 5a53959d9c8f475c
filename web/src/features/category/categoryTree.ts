export interface CategoryNode {
  id: string
  name: string
  children: CategoryNode[]
}

interface Raw {
  id: string
  name: string
  children?: readonly Raw[]
}

/** The answer as a plain tree. */
export function buildTree(categories: readonly Raw[]): CategoryNode[] {
  return categories.map(({ id, name, children }) => ({ id, name, children: buildTree(children ?? []) }))
}

/** All categories whose name contains the words, whatever their case; at most 30. */
export function findCategories(tree: readonly CategoryNode[], query: string): CategoryNode[] {
  const wanted = query.trim().toLocaleLowerCase('es')
  const flat = (nodes: readonly CategoryNode[]): CategoryNode[] => nodes.flatMap((node) => [node, ...flat(node.children)])
  return flat(tree)
    .filter(({ name }) => name.toLocaleLowerCase('es').includes(wanted))
    .slice(0, 30)
}
