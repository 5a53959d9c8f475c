import type { WallOrder } from "../__generated__/enums";

const A_YEAR = 365 * 24 * 60 * 60;

/**
 * The order of the wall that the viewer has chosen; a cookie, so that the server renders it. Null before any choice.
 */
export function readWallOrder(cookies: string): WallOrder | null {
  const [, order] = /(?:^|;\s*)tq_wall=(NEWEST|NEARBY)(?:;|$)/.exec(cookies) ?? [];
  return order === "NEWEST" || order === "NEARBY" ? order : null;
}

/** For `document.cookie`; it holds for a year. */
export const wallOrderCookie = (order: WallOrder) => `tq_wall=${order}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
