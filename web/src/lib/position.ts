import { safeDecode } from "./decode";

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The default position of viewers who have not shared theirs. */
export const CARACAS: Position = { latitude: 10.4975585, longitude: -66.8856196 };

/** The cookie the gateway reads the viewer's position from, as `lat,lng`. */
const POSITION_COOKIE = "tq_pos";

const A_YEAR = 365 * 24 * 60 * 60;

/** The position in a Cookie header or document.cookie; null when there is none or it is invalid. */
export function readPosition(cookies: string): Position | null {
  const text = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${POSITION_COOKIE}=`))
    ?.slice(POSITION_COOKIE.length + 1);
  const [latitude, longitude] = safeDecode(text ?? "")
    .split(",")
    .map(Number);
  if (!text || latitude === undefined || longitude === undefined) return null;
  const isOnGlobe = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isOnGlobe ? { latitude, longitude } : null;
}

/** The cookie string that deletes the position. */
export const NO_POSITION_COOKIE = `${POSITION_COOKIE}=; Path=/; Max-Age=0; SameSite=Lax`;

/** The cookie string that stores a position for a year. */
export function positionCookie({ latitude, longitude }: Position): string {
  return `${POSITION_COOKIE}=${latitude.toFixed(5)},${longitude.toFixed(5)}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax`;
}
