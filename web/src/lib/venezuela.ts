import { findSupportedPlace } from "../../../rules/country";
import { places } from "../../../rules/place";
import type { Sector } from "../../../rules/place";
import type { Point } from "../../../rules/placeGrid";
import { placeTerms, rankPlace } from "./placeNames";

// Loaded with it: as a file of its own the outline would cost every page the way to it.
export { coastline, contains } from "../../../rules/country";

/** The place of a publication as step 4 needs it. */
interface FoundPlace extends Point {
  municipality: string;
  state: string;
  /** Ready for the address field. */
  address: string;
}

/** The municipality, state and address of a point; null outside the country, and far from any known town. */
export function findPlace(point: Point): FoundPlace | null {
  const place = findSupportedPlace(point);
  return place && { ...point, municipality: place.city, state: place.state, address: addressOf(place) };
}

/**
 * Sectors and towns whose own, municipality's or state's name begins with the words typed; those called so first, at
 * most 8.
 */
export function searchPlaces(text: string): Sector[] {
  const terms = placeTerms(text);
  if (terms.length === 0) return [];
  const matches = places
    .map((place) => ({ place, rank: rankPlace([place.sector, place.city, place.state], terms) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ place }) => place);
  // A capital may be a sector of a large town, too, by its own name or by another one.
  return firstOfEach(firstOfEach(matches, addressOf), ({ lat, lng }) => `${lat} ${lng}`).slice(0, 8);
}

function firstOfEach(list: readonly Sector[], keyOf: (place: Sector) => string): Sector[] {
  const keys = new Set<string>();
  return list.filter((place) => keys.size < keys.add(keyOf(place)).size);
}

/** Whether a user who chose a place from the map or a list has this address. */
export const isAddressOfPlace = (address: string): boolean => places.some((place) => addressOf(place) === address);

/** «Altamira, Chacao, Miranda», without repeating a name. */
export function addressOf({ sector, city, state }: Sector): string {
  return [...new Set([sector, city, state])].join(", ");
}
