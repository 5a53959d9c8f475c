import { checkPage, perPage } from "../../../rules/paging";
import type { PageNumbers } from "../../__generated__/resolvers";
import { AppError } from "../../errors";

/** The page that was asked for, the first by default; BAD_USER_INPUT at the argument for a number that no page has. */
export function readPage(asked: number | null | undefined, field = "page"): number {
  const page = asked ?? 1;
  const refusal = checkPage(page);
  if (refusal) throw new AppError("BAD_USER_INPUT", refusal, field);
  return page;
}

/** Pages are counted from 1. */
export function toPageNumbers(page: number, total: number): PageNumbers {
  return { page, perPage, total, pages: Math.ceil(total / perPage) };
}

/** One page of a list that the backend returns whole. */
export function slicePage<Item>(all: readonly Item[], page: number): { items: Item[]; page: PageNumbers } {
  return { items: all.slice((page - 1) * perPage, page * perPage), page: toPageNumbers(page, all.length) };
}
