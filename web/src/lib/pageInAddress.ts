/** The page an address asks for, from 1. */
export function pageInAddress(params: URLSearchParams): number {
  return Math.max(1, Math.trunc(Number(params.get("page"))) || 1);
}

/** The same screen at another page. */
export function toPage(page: number): string {
  return page <= 1 ? "?" : `?page=${page}`;
}
