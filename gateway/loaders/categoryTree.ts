import { listCategories } from "../rest/categories";
import type { CategoryRecord } from "../rest/categories";
import type { RestClient } from "../rest/client";

/**
 * The tree names parents by id only; publications include them. With parents included everywhere a path is always
 * known.
 */
function withParents(category: CategoryRecord, parent: CategoryRecord | null): CategoryRecord {
  const linked: CategoryRecord = { ...category, product_category: parent };
  linked.categories = (category.categories ?? []).map((child) => withParents(child, linked));
  return linked;
}

/** The roots, each category with its parent. */
export async function readCategoryTree(rest: RestClient): Promise<CategoryRecord[]> {
  return (await listCategories(rest)).map((root) => withParents(root, null));
}
