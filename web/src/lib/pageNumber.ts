/** The page an address asks for, from 1. */
export function readPageNumber(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
}

/** The same screen at another page. */
export function pageSearch(page: number): string {
  return page <= 1 ? "?" : `?page=${page}`;
}
