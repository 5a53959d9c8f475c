import { countries } from "../catalogue/states";

export interface Point {
  latitude: number;
  longitude: number;
}

const cell = 0.006;
const venezuela = { south: 0.6, north: 12.3, west: -73.4, east: -59.7 };
const states = new Set(countries.filter((country) => country.enabled).flatMap((country) => country.states));

/**
 * The centre of the 0.006° cell around the point: at most 470 m off, the same every time, and of itself the same again.
 */
export function approximate({ latitude, longitude }: Point): Point {
  return { latitude: centre(latitude), longitude: centre(longitude) };
}

const centre = (value: number) => Number((Math.floor(value / cell) * cell + cell / 2).toFixed(6));

/**
 * Whether a publication may be there: inside the country's frame, and in a text "municipality, state" of an enabled
 * country.
 */
export function isSupportedPlace(point: Point, location: string): boolean {
  const { south, north, west, east } = venezuela;
  const isInside =
    point.latitude >= south && point.latitude <= north && point.longitude >= west && point.longitude <= east;
  return isInside && location.split(",").some((part) => states.has(part.trim()));
}
