/** Owner of a visitor's snapshot without a session. */
export const GUEST = "guest";

/**
 * Whose snapshot this browser may show: the marker cookie that the server sets and clears together with the session
 * cookie.
 */
export function currentOwner(): string {
  return /(?:^|;\s*)tq_here=([\w-]+)/.exec(document.cookie)?.[1] ?? GUEST;
}
