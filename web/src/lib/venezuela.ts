// Natural Earth (public domain), rings of [latitude, longitude], simplified to about 600 m.
import outline from "../../../catalogue/venezuela.json";
import { findNearestPlace, places } from "../../../rules/place";
import type { Sector } from "../../../rules/place";
import type { Point } from "../../../rules/placeGrid";
import { placeTerms, rankPlace } from "./placeNames";

/** The place of a publication as step 4 needs it. */
interface FoundPlace extends Point {
  municipality: string;
  state: string;
  /** Ready for the address field. */
  address: string;
}

/** Corners of a closed line, [latitude, longitude] each. */
export type Ring = readonly (readonly number[])[];

/** Mainland first, then islands. */
export const coastline: readonly Ring[] = outline;

/** An island too small for the outline still counts next to a known place. */
const NEAR_KM = 8;

/** The municipality, state and address of a point; null outside the country, and far from any known town. */
export function findPlace(point: Point): FoundPlace | null {
  const nearest = findNearestPlace(point);
  if (!nearest) return null;
  const { place, km } = nearest;
  if (km > NEAR_KM && !coastline.some((ring) => isInside(point, ring))) return null;
  return { ...point, municipality: place.city, state: place.state, address: addressOf(place) };
}

/** Sectors and towns whose own, municipality's or state's name begins with the words typed; those called so first, at most 8. */
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

export function addressOf({ sector, city, state }: Sector): string {
  return [...new Set([sector, city, state])].join(", ");
}

function isInside({ latitude, longitude }: Point, ring: Ring): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [yi = 0, xi = 0] = ring[i] ?? [];
    const [yj = 0, xj = 0] = ring[j] ?? [];
    if (yi > latitude !== yj > latitude && longitude < ((xj - xi) * (latitude - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}
