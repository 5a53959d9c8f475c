import type { Position } from "./position";

const earthRadiusKm = 6_371.0088;

/** Kilometres along the surface, two decimals. */
export function distanceKm(from: Position, to: Position): number {
  const halfLat = Math.sin(radians(to.latitude - from.latitude) / 2);
  const halfLng = Math.sin(radians(to.longitude - from.longitude) / 2);
  const h = halfLat ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * halfLng ** 2;
  return Math.round(2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h))) * 100) / 100;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
