import { findSupportedPlace } from "../../rules/country";
import type { Point } from "../../rules/placeGrid";
import { countries } from "../catalogue/states";

const states = new Set(countries.filter((country) => country.enabled).flatMap((country) => country.states));

/**
 * Whether a publication may be there: in the country, near a known town, and in a text "municipality, state" of an
 * enabled one.
 */
export function isSupportedPlace(point: Point, location: string): boolean {
  return findSupportedPlace(point) !== null && location.split(",").some((part) => states.has(part.trim()));
}
