import gazetteer from "../../../catalogue/gazetteer.json";
import type { Random } from "../random";
import { buildings, references, streets } from "./texts";

type Place = (typeof gazetteer)[number];

/** Throws for a place that the gazetteer lacks. */
export function findPlace(city: string, sector: string): Place {
  const place = gazetteer.find((entry) => entry.city === city && entry.sector === sector);
  if (!place) throw new Error(`The gazetteer has no ${sector} in ${city}`);
  return place;
}

/** An address some streets away from the middle of a sector. */
export function addressNear(place: Place, random: Random) {
  const where = place.sector === "Centro" ? place.city : `${place.sector}, ${place.city}`;
  return {
    address1: `${random.pick(streets)}, ${random.pick(buildings)}, ${where}`,
    address2: random.pick(references),
    latitude: round(place.lat + (random.next() - 0.5) * 0.007),
    longitude: round(place.lng + (random.next() - 0.5) * 0.007),
    location: `${place.city}, ${place.state}`,
  };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
