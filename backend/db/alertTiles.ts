import { approximatePoint } from "../../rules/placeGrid";
import type { Point } from "../../rules/placeGrid";

/** Stands for the whole map. */
export const everywhere = -1;
/** A degree is some 110 km; the radius is measured exactly afterwards, so a little more does no harm. */
const kmPerDegree = 110;
/** A circle that touches more of them narrows little. */
const maxTiles = 16;

const tileAt = (south: number, west: number) => (south + 90) * 360 + ((((west + 180) % 360) + 360) % 360);

/** The square degree of the map in which a publication lies for others. */
export function tileOf(point: Point): number {
  const { latitude, longitude } = approximatePoint(point);
  return tileAt(Math.floor(latitude), Math.floor(longitude));
}

/** The square degrees that a circle touches; everywhere without one, and where they are many. */
export function tilesWithin(near: Point | null, radiusKm: number | null): number[] {
  if (near === null || radiusKm === null) return [everywhere];
  const north = (radiusKm + 1) / kmPerDegree;
  // Towards the poles degrees of longitude are shorter.
  const furthest = Math.min(89, Math.abs(near.latitude) + north);
  const east = north / Math.cos((furthest * Math.PI) / 180);
  const [souths, wests] = [spanOf(near.latitude, north), spanOf(near.longitude, east)];
  if (souths.length * wests.length > maxTiles) return [everywhere];
  return [...new Set(souths.flatMap((south) => wests.map((west) => tileAt(south, west))))];
}

function spanOf(middle: number, reach: number): number[] {
  const first = Math.floor(middle - reach);
  const count = Math.floor(middle + reach) - first + 1;
  return count > maxTiles
    ? Array<number>(maxTiles + 1).fill(first)
    : Array.from({ length: count }, (_, at) => first + at);
}
