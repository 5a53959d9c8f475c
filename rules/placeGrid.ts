/** A point on the globe, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** Whether such a point exists. */
export function isOnGlobe({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Kilometres, good enough to compare neighbours. */
export function roughKm(a: Point, b: Point): number {
  const toRadians = Math.PI / 180;
  const x = (b.longitude - a.longitude) * toRadians * Math.cos(((a.latitude + b.latitude) / 2) * toRadians);
  const y = (b.latitude - a.latitude) * toRadians;
  return Math.sqrt(x * x + y * y) * 6371;
}

/**
 * Width of a cell in degrees: its centre is never more than about 470 m away. The database numbers its cells by it
 * (60,001 in a row, `cell_centre`): another width takes a migration of both.
 */
export const cellDegrees = 0.006;

/**
 * The point that others than the owner get: the centre of its cell, the same for everything in the cell. Applying it
 * twice changes nothing.
 */
export function approximatePoint({ latitude, longitude }: Point): Point {
  return { latitude: centreOfCell(latitude), longitude: centreOfCell(longitude) };
}

function centreOfCell(degrees: number): number {
  // Six decimals.
  return Math.round((Math.floor(degrees / cellDegrees) * cellDegrees + cellDegrees / 2) * 1_000_000) / 1_000_000;
}
