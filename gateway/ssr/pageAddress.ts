import { parseCookie } from "cookie";
import type { Request } from "express";
import { approximatePlace, positionCookie } from "../position";

/** The address of a page, path and query. */
export interface PageAddress {
  /** As it came. */
  whole: string;
  /** Without its trackers: for all who share the page. */
  shared: string;
  trackers: string;
}

/** Query parameters that networks and campaigns add to a link, often unique for each click; no page uses them. */
const trackerNames = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|ttclid|twclid|igshid|igsh|mibextid)(?:=|$)/;

/** Splits an address into what a page depends on, and what networks and campaigns have added. */
export function readAddress({ path, url }: Pick<Request, "path" | "url">): PageAddress {
  const query = /\?.*$/s.exec(url)?.[0] ?? "";
  const pairs = query.slice(1).split("&").filter(Boolean);
  const own = pairs.filter((pair) => !trackerNames.test(pair)).join("&");
  const trackers = pairs.filter((pair) => trackerNames.test(pair)).join("&");
  return { whole: path + query, shared: addQuery(path, own), trackers };
}

/** An address with some more pairs in its query. */
export function addQuery(address: string, query: string): string {
  return query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
}

/**
 * The only cookies that a rendering gets; the session cookie stays out. They are normalised, so that equal values make
 * equal page keys, and a located position is rounded, as in lists.
 */
export function renderedCookies({ headers }: Pick<Request, "headers">, isGuest: boolean): string {
  const { [positionCookie]: place, tq_wall: order, tq_cards: size } = parseCookie(headers.cookie ?? "");
  const shown = place && isGuest ? approximatePlace(place) : place;
  return [
    ...(shown ? [`${positionCookie}=${shown}`] : []),
    ...(order === "NEWEST" || order === "NEARBY" ? [`tq_wall=${order}`] : []),
    ...(size === "large" ? ["tq_cards=large"] : []),
  ].join("; ");
}
