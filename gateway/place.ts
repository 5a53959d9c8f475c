import type { Position } from "./position";

/**
 * Width of a cell in degrees: its centre is never more than about 470 m away. The backend uses the same grid, so
 * snapping twice changes nothing.
 */
const cell = 0.006;

const earthRadiusKm = 6_371.0088;

/** The approximate point for everyone but the owner: the centre of the cell, the same for everything in it. */
export function snap({ latitude, longitude }: Position): Position {
  return { latitude: centre(latitude), longitude: centre(longitude) };
}

function centre(degrees: number): number {
  return Number((Math.floor(degrees / cell) * cell + cell / 2).toFixed(6));
}

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

/** Whether a point lies on the globe. */
export function isOnGlobe({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}
