import { createContext, useContext } from "react";
import { CARACAS } from "../lib/position";
import type { Position } from "../lib/position";

export interface PositionState {
  position: Position;
  /** Whether it is the viewer's own or the default (Caracas). */
  isOwn: boolean;
  isDenied: boolean;
  /** Prompts for the position; call it only on a user action. */
  request: () => void;
}

export const PositionContext = createContext<PositionState>({
  position: CARACAS,
  isOwn: false,
  isDenied: false,
  request: () => {},
});

/** The viewer's position, as far as known. */
export function usePosition(): PositionState {
  return useContext(PositionContext);
}
