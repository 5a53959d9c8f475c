import { findNearestPlace } from "../../rules/place";
import type { Point } from "../../rules/placeGrid";
import { countries } from "../catalogue/states";

const venezuela = { south: 0.6, north: 12.3, west: -73.4, east: -59.7 };
const states = new Set(countries.filter((country) => country.enabled).flatMap((country) => country.states));

/**
 * Whether a publication may be there: inside the country's frame, near a known town, and in a text "municipality,
 * state" of an enabled country.
 */
export function isSupportedPlace(point: Point, location: string): boolean {
  const { south, north, west, east } = venezuela;
  const isInside =
    point.latitude >= south && point.latitude <= north && point.longitude >= west && point.longitude <= east;
  return isInside && findNearestPlace(point) !== null && location.split(",").some((part) => states.has(part.trim()));
}
