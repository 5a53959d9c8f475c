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

/** Beyond this the nearest town says nothing of a point: neither its municipality nor, at a border, its state. */
const maxKmToAPlace = 60;

export function pointOf({ lat, lng }: Sector): Point {
  return { latitude: lat, longitude: lng };
}

/** The nearest known place and how far it is; null where none is near enough to name the point after it. */
export function findNearestPlace(point: Point): { place: Sector; km: number } | null {
  let nearest: { place: Sector; km: number } | null = null;
  for (const place of places) {
    const km = roughKm(point, pointOf(place));
    if (km <= maxKmToAPlace && (!nearest || km < nearest.km)) nearest = { place, km };
  }
  return nearest;
}
