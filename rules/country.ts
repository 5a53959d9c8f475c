// Natural Earth (public domain), rings of [latitude, longitude], simplified to about 600 m.
import outline from "../catalogue/venezuela.json";
import { findNearestPlace, pointOf } from "./place";
import type { Sector } from "./place";
import type { Point } from "./placeGrid";

/** Corners of a closed line, [latitude, longitude] each. */
export type Ring = readonly (readonly number[])[];

/** Mainland first, then islands. */
export const coastline: readonly Ring[] = outline;

/** A beach may lie beyond the simplified line; most towns across the border are farther away. */
const maxKmBeyond = 1;
/** Around a place that the line leaves out, such as an island or a cape too small for it. */
const islandKm = 8;

/** The place that gives a point its name; null outside the country, and far from any known town. */
export function findSupportedPlace(point: Point): Sector | null {
  const nearest = findNearestPlace(point);
  if (!nearest) return null;
  const { place, km } = nearest;
  if (isWithin(point)) return place;
  return km <= islandKm && !isWithin(pointOf(place)) ? place : null;
}

const isWithin = (point: Point): boolean =>
  coastline.some((ring) => contains(ring, point) || kmToRing(ring, point) <= maxKmBeyond);

/** Whether a line to the east crosses the ring an odd number of times. */
export function contains(ring: Ring, { latitude, longitude }: Point): boolean {
  let isInside = false;
  for (const [[lat, lng], [otherLat, otherLng]] of sidesOf(ring)) {
    if (lat > latitude === otherLat > latitude) continue;
    if (longitude < ((otherLng - lng) * (latitude - lat)) / (otherLat - lat) + lng) isInside = !isInside;
  }
  return isInside;
}

/** Kilometres from a point to the line, on a plane around the point. */
function kmToRing(ring: Ring, { latitude, longitude }: Point): number {
  const kmPerLongitude = kmPerDegree * Math.cos((latitude * Math.PI) / 180);
  const toPlane = ([lat, lng]: Corner) => ({
    x: (lng - longitude) * kmPerLongitude,
    y: (lat - latitude) * kmPerDegree,
  });
  const distances = sidesOf(ring).map(([corner, other]) => {
    const [from, to] = [toPlane(corner), toPlane(other)];
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const along = -(from.x * dx + from.y * dy) / (dx * dx + dy * dy || 1);
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(from.x + share * dx, from.y + share * dy);
  });
  return distances.reduce((least, km) => Math.min(least, km), Infinity);
}

const kmPerDegree = 111.2;

type Corner = readonly [number, number];

const sidesOf = (ring: Ring): [Corner, Corner][] =>
  ring.map((corner, index) => [toCorner(corner), toCorner(ring.at(index - 1))]);

const toCorner = ([latitude = 0, longitude = 0]: readonly number[] = []): Corner => [latitude, longitude];
