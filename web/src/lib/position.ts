import { isOnGlobe } from "../../../rules/placeGrid";
import { safeDecode } from "./decode";

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

const PLACE_SOURCES = ["browser", "profile", "guest", "member"] as const;

/**
 * Where the viewer is and how that is known: located by the browser, by the city of the profile, or chosen by a guest
 * or a member.
 */
export interface ViewerPlace extends Position {
  source: (typeof PLACE_SOURCES)[number];
  /** Name of the town; blank where the browser has located it. */
  name: string;
}

/** Searches start here while the viewer's position is unknown. */
export const CARACAS: Position = { latitude: 10.4975585, longitude: -66.8856196 };

/** The cookie the gateway reads the viewer's position from, as `lat,lng,source,name`. */
const POSITION_COOKIE = "tq_pos";

const A_YEAR = 365 * 24 * 60 * 60;

/** The place in a Cookie header or document.cookie; null when there is none or it is invalid. */
export function readPlace(cookies: string): ViewerPlace | null {
  const text = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${POSITION_COOKIE}=`))
    ?.slice(POSITION_COOKIE.length + 1);
  return text ? parsePlace(safeDecode(text)) : null;
}

/** `lat,lng`, with source and name where the client has added them. */
export function parsePlace(text: string): ViewerPlace | null {
  const [lat, lng, sourceText, ...nameParts] = text.split(",");
  const [latitude, longitude] = [lat, lng].map(Number);
  if (!lat || latitude === undefined || longitude === undefined) return null;
  if (!isOnGlobe({ latitude, longitude })) return null;
  const source = PLACE_SOURCES.find((known) => known === sourceText) ?? "browser";
  return { latitude, longitude, source, name: nameParts.join(",").slice(0, 60) };
}

/** A place as its cookie holds it: «10.50000,-66.90000,source,name». */
export function formatPlace({ latitude, longitude, source, name }: ViewerPlace): string {
  return `${latitude.toFixed(5)},${longitude.toFixed(5)},${source},${name}`;
}

/** The cookie string that deletes the position. */
export const NO_POSITION_COOKIE = `${POSITION_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The cookie string that stores a place for a year. */
export function placeCookie(place: ViewerPlace): string {
  const value = formatPlace(place).split(",").map(encodeURIComponent).join(",");
  return `${POSITION_COOKIE}=${value}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
}
