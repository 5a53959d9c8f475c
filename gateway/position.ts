import { approximatePoint } from "../rules/placeGrid";

/** Where the viewer is, WGS 84 degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Lists are ordered from here while the viewer's position is unknown. */
export const caracas: Position = { latitude: 10.4975585, longitude: -66.8856196 };

/** Where the client keeps the position. */
export const positionCookie = "tq_pos";

/**
 * Reads that cookie, `lat,lng` and what the client adds of it; written by the client, so its value is not trusted. Null
 * while unknown, and off the globe.
 */
export function readPosition(cookieValue: string | undefined): Position | null {
  const match = /^(-?\d{1,3}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)(?:,.*)?$/.exec(cookieValue ?? "");
  if (!match) return null;
  const position = { latitude: Number(match[1]), longitude: Number(match[2]) };
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : null;
}

/** The centre of its cell, for guests, whose answers are shared within a cell. */
export function approximatePosition(position: Position): Position {
  return clampPosition(approximatePoint(position));
}

/**
 * A guest's place as the client stores it: a chosen town exactly, a position located by the browser only approximately,
 * so that pages can be shared within a cell. Blank where it cannot be read.
 */
export function approximatePlace(cookieValue: string): string {
  const position = readPosition(cookieValue);
  if (!position) return "";
  const [, , source = "", ...name] = cookieValue.split(",");
  const isTown = /^(guest|member|profile)$/.test(source);
  const { latitude, longitude } = isTown ? position : approximatePosition(position);
  return [latitude, longitude, ...(isTown ? [source, name.join(",").slice(0, 60)] : ["browser", ""])].join(",");
}

/** Keeps a position on the globe. */
function clampPosition({ latitude, longitude }: Position): Position {
  return { latitude: Math.min(90, Math.max(-90, latitude)), longitude: Math.min(180, Math.max(-180, longitude)) };
}
