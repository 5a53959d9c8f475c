import gazetteer from "../../../catalogue/gazetteer.json";
// Natural Earth (public domain), rings of [latitude, longitude], simplified to about 600 m.
import outline from "../../../catalogue/venezuela.json";
import { foldText } from "../../../rules/text";

/** A sector of a municipality as the gazetteer has it. */
export interface Sector {
  city: string;
  sector: string;
  state: string;
  lat: number;
  lng: number;
}

export interface Point {
  latitude: number;
  longitude: number;
}

/** The place of a publication as step 4 needs it. */
export interface FoundPlace extends Point {
  municipality: string;
  state: string;
  /** Ready for the address field. */
  address: string;
}

/** Corners of a closed line, [latitude, longitude] each. */
export type Ring = readonly (readonly number[])[];

export const sectors: readonly Sector[] = gazetteer;
/** Mainland first, then islands. */
export const coastline: readonly Ring[] = outline;

const MAX_KM_TO_A_PLACE = 250;
/** An island too small for the outline still counts next to a known place. */
const NEAR_KM = 8;

/** Kilometres, good enough to compare neighbours. */
export function roughKm(a: Point, b: Point): number {
  const toRadians = Math.PI / 180;
  const x = (b.longitude - a.longitude) * toRadians * Math.cos(((a.latitude + b.latitude) / 2) * toRadians);
  const y = (b.latitude - a.latitude) * toRadians;
  return Math.sqrt(x * x + y * y) * 6371;
}

/** The municipality, state and address of a point; null outside the country and its states. */
export function findPlace(point: Point): FoundPlace | null {
  let nearest: Sector | undefined;
  let nearestKm = Number.POSITIVE_INFINITY;
  for (const sector of sectors) {
    const km = roughKm(point, pointOf(sector));
    if (km < nearestKm) {
      nearest = sector;
      nearestKm = km;
    }
  }
  if (!nearest || nearestKm > MAX_KM_TO_A_PLACE) return null;
  if (nearestKm > NEAR_KM && !coastline.some((ring) => isInside(point, ring))) return null;
  return { ...point, municipality: nearest.city, state: nearest.state, address: addressOf(nearest) };
}

/** Places whose sector, municipality or state begin with the words typed; at most 8. */
export function searchPlaces(text: string): Sector[] {
  const terms = foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean);
  if (terms.length === 0) return [];
  return sectors
    .filter((sector) => {
      const words = foldText(`${sector.sector} ${sector.city} ${sector.state}`).split(/\s+/);
      return terms.every((term) => words.some((word) => word.startsWith(term)));
    })
    .slice(0, 8);
}

export function addressOf({ sector, city, state }: Sector): string {
  return [...new Set([sector, city, state])].join(", ");
}

export function pointOf({ lat, lng }: Sector): Point {
  return { latitude: lat, longitude: lng };
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
