// Natural Earth (public domain), rings of [latitude, longitude], simplified to about 600 m.
import outline from "../catalogue/venezuela.json";
import { findNearestPlace, pointOf } from "./place";
import type { Sector } from "./place";
import type { Point } from "./placeGrid";
import { contains, kmToRing } from "./ring";
import type { Ring } from "./ring";

/** Mainland first, then islands. */
export const coastline: readonly Ring[] = outline;

/** A beach may lie beyond the simplified line; the first towns of Colombia are farther away. */
const maxKmBeyond = 1;
/** Around a place that the line leaves out: an island too small for it. */
const islandKm = 8;

/** The place after which a point of the country is named; null outside the country, and far from any known town. */
export function findSupportedPlace(point: Point): Sector | null {
  const nearest = findNearestPlace(point);
  if (!nearest) return null;
  const { place, km } = nearest;
  if (isWithin(point)) return place;
  return km <= islandKm && !isWithin(pointOf(place)) ? place : null;
}

const isWithin = (point: Point): boolean =>
  coastline.some((ring) => contains(ring, point) || kmToRing(ring, point) <= maxKmBeyond);
