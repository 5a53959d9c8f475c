/** Owner of what a visitor without a session has seen. */
export const GUEST = "guest";

/** Whose kept data this browser may show: the mark that the server sets and takes away together with the session's cookie. */
export function currentOwner(): string {
  return /(?:^|;\s*)tq_here=([\w-]+)/.exec(document.cookie)?.[1] ?? GUEST;
}
