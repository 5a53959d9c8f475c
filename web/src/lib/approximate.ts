import type { Position } from "./position";

const CELL_DEGREES = 0.006;

const centre = (degrees: number) => Number(((Math.floor(degrees / CELL_DEGREES) + 0.5) * CELL_DEGREES).toFixed(6));

/** A point that stands for its surroundings: the centre of a cell of 0.006 degrees, at most about 470 m away. */
export function approximate({ latitude, longitude }: Position): Position {
  return { latitude: centre(latitude), longitude: centre(longitude) };
}
