// Names of municipalities with their capitals; coordinates: GeoNames (geonames.org), CC BY 4.0.
import municipalities from "../catalogue/municipalities.json";
import gazetteer from "../catalogue/gazetteer.json";
import { roughKm } from "./placeGrid";
import type { Point } from "./placeGrid";

/** A sector of a town, or a town, with the municipality under which it is shown. */
export interface Sector {
  city: string;
  sector: string;
  state: string;
  lat: number;
  lng: number;
}

/** Sectors of the large towns. */
export const sectors: readonly Sector[] = gazetteer;

/** Sectors, then the capitals of all municipalities. */
export const places: readonly Sector[] = [
  ...sectors,
  ...municipalities.map(({ town, municipality, ...place }) => ({ ...place, sector: town, city: municipality })),
];

/** A point further away than this gets neither the municipality nor, near a border, the state of the nearest town. */
const maxKmToAPlace = 60;

/** The centre of a municipality. */
export function pointOf({ lat, lng }: Sector): Point {
  return { latitude: lat, longitude: lng };
}

/** The nearest known place and its distance; null where none is near enough to give the point its name. */
export function findNearestPlace(point: Point): { place: Sector; km: number } | null {
  let nearest: { place: Sector; km: number } | null = null;
  for (const place of places) {
    const km = roughKm(point, pointOf(place));
    if (km <= maxKmToAPlace && (!nearest || km < nearest.km)) nearest = { place, km };
  }
  return nearest;
}
