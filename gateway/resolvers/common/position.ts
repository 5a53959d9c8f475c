import { isOnGlobe } from "../../../rules/placeGrid";
import type { CoordinatesInput } from "../../__generated__/resolvers";
import { AppError } from "../../errors";
import type { Position } from "../../position";

/** The given position, else the viewer's. BAD_USER_INPUT outside the globe. */
export function resolvePosition(
  input: CoordinatesInput | null | undefined,
  fallback: Position,
  field: string,
): Position {
  if (!input) return fallback;
  if (!isOnGlobe(input)) throw new AppError("BAD_USER_INPUT", "La ubicación no es válida.", field);
  return { latitude: input.latitude, longitude: input.longitude };
}
