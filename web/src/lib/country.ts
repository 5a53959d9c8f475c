import type { Ring } from "../../../rules/country";
import type { Position } from "./position";

/**
 * Rough outlines of neighbouring countries; at sea and towards Venezuela they reach too far, so Venezuela is checked
 * first.
 */
const NEIGHBOURS: Record<string, Ring> = {
  CO: [
    [8.67, -77.37],
    [9.6, -76.3],
    [11, -75.6],
    [11.6, -74.6],
    [12.2, -72.5],
    [12.7, -71.5],
    [11.85, -71.2],
    [11.5, -71.9],
    [11, -72.1],
    [10.3, -72.8],
    [9.7, -72.9],
    [9.1, -73.2],
    [9.1, -72.6],
    [8.5, -72.5],
    [8, -72.3],
    [7.5, -72.3],
    [7.2, -72],
    [7.2, -70.1],
    [6.3, -69.3],
    [6.4, -67.3],
    [4, -67],
    [1.9, -66.8],
    [1.2, -66.9],
    [1.75, -68],
    [1.75, -69.8],
    [0.6, -69.9],
    [0, -70],
    [-0.9, -69.5],
    [-4.23, -69.95],
    [-3.8, -70.2],
    [-2.7, -70.1],
    [-2.4, -71.7],
    [-2.3, -72.9],
    [-1, -74.4],
    [-0.1, -75.2],
    [0.4, -76.4],
    [0.4, -77.1],
    [0.8, -77.7],
    [1, -78.3],
    [1.4, -79.1],
    [2.6, -78.8],
    [3.9, -77.8],
    [5.5, -77.8],
    [7.2, -78],
    [7.6, -77.7],
  ],
  PE: [
    [-3.3, -80.4],
    [-4.3, -80.4],
    [-4.7, -79.5],
    [-5, -79],
    [-3.4, -78.3],
    [-2.7, -77.8],
    [-1.6, -76.3],
    [-0.95, -75.3],
    [-0.1, -75.2],
    [-1, -74.4],
    [-2.3, -72.9],
    [-2.4, -71.7],
    [-2.7, -70.1],
    [-3.8, -70.7],
    [-4.23, -69.97],
    [-4.4, -71.5],
    [-5.2, -72.9],
    [-6.4, -73.2],
    [-7.3, -73.8],
    [-8.4, -73.5],
    [-9.4, -72.9],
    [-10, -71.3],
    [-11, -70.6],
    [-12.5, -68.7],
    [-13.6, -69],
    [-15.3, -69.4],
    [-16.2, -68.9],
    [-17.6, -69.5],
    [-18.35, -70.3],
    [-18.5, -71],
    [-17, -72.7],
    [-15.6, -75.6],
    [-13.8, -76.7],
    [-12.1, -77.5],
    [-9, -79],
    [-6.9, -80.6],
    [-5.8, -81.4],
    [-4.2, -81.5],
    [-3.3, -80.8],
  ],
};

/** ISO 3166 code of the country at a position; null for unknown countries. */
export async function countryAt(position: Position): Promise<string | null> {
  const key: string | undefined = import.meta.env.VITE_GOOGLE_MAPS_API_KEY;
  const geocoded = key ? await geocodeWithGoogle(position, key).catch(() => null) : null;
  return geocoded ?? findByOutline(position);
}

async function geocodeWithGoogle({ latitude, longitude }: Position, key: string): Promise<string | null> {
  const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, result_type: "country", key });
  const response = await fetch(`https://maps.googleapis.com/maps/api/geocode/json?${query}`);
  const { results } = (await response.json()) as {
    results?: { address_components?: { short_name: string; types: string[] }[] }[];
  };
  return results?.[0]?.address_components?.find(({ types }) => types.includes("country"))?.short_name ?? null;
}

async function findByOutline(position: Position): Promise<string | null> {
  const { coastline, contains, findPlace } = await import("./venezuela");
  if (coastline.some((ring) => contains(ring, position))) return "VE";
  const neighbour = Object.keys(NEIGHBOURS).find((code) => contains(NEIGHBOURS[code] ?? [], position));
  // For the outline a pier is at sea.
  return neighbour ?? (findPlace(position) ? "VE" : null);
}
