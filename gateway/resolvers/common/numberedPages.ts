import type { PageNumbers } from "../../__generated__/resolvers";

/** Items per page of a profile or of the saved list. */
export const perPage = 10;

/** Clamps a page number to the valid range. */
export function clampPage(page: number | null | undefined): number {
  return Math.min(10_000, Math.max(1, page ?? 1));
}

export function toPageNumbers(page: number, total: number): PageNumbers {
  return { page, perPage, total, pages: Math.ceil(total / perPage) };
}

/** One page of a list that the backend returns whole. */
export function slicePage<Item>(all: readonly Item[], page: number): { items: Item[]; page: PageNumbers } {
  return { items: all.slice((page - 1) * perPage, page * perPage), page: toPageNumbers(page, all.length) };
}
