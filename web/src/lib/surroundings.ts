import { places, pointOf, roughKm } from "../../../rules/place";
import type { Sector } from "../../../rules/place";
import type { Point } from "../../../rules/placeGrid";

/** A place around a point. */
export interface Neighbour {
  name: string;
  km: number;
  /** Clockwise from north. */
  degrees: number;
}

/** A nearer one lies within the area that a map shows. */
const MIN_KM = 0.5;
/** Farther ones say nothing of a point. */
const MAX_KM = 60;
const QUARTERS = 4;

/** The nearest known place in each quarter of the horizon, north-east first and clockwise; null where there is none. */
export function findSurroundings(point: Point): (Neighbour | null)[] {
  const nearest: (Neighbour | null)[] = Array.from({ length: QUARTERS }, () => null);
  for (const place of places) {
    const km = roughKm(point, pointOf(place));
    if (km < MIN_KM || km > MAX_KM) continue;
    const degrees = bearingOf(point, pointOf(place));
    const quarter = Math.floor(degrees / 90);
    if (km < (nearest[quarter]?.km ?? Infinity)) nearest[quarter] = { name: nameOf(place), km, degrees };
  }
  return nearest;
}

/** Every town has a centre. */
const nameOf = ({ sector, city }: Sector) => (sector === "Centro" ? city : sector);

function bearingOf(from: Point, to: Point): number {
  const east = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.latitude - from.latitude) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
