import { lastPage } from "../../../rules/paging";

/** The page number of a URL, from 1. */
export function readPageNumber(params: URLSearchParams): number {
  return Math.min(lastPage, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
}

/** The search string for another page of the same screen. */
export function pageSearch(page: number): string {
  return page <= 1 ? "?" : `?page=${page}`;
}
