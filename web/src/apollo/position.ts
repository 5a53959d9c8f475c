import { createContext, useContext } from "react";
import { CARACAS } from "../lib/position";
import type { Position } from "../lib/position";

export interface PositionState {
  position: Position;
  /** Whether it is the person's own or the default (Caracas). */
  isOwn: boolean;
  isDenied: boolean;
  /** Asks the browser; call it from something the person does, never on its own. */
  request: () => void;
}

export const PositionContext = createContext<PositionState>({
  position: CARACAS,
  isOwn: false,
  isDenied: false,
  request: () => {},
});

/** Where the person is, as far as known. */
export function usePosition(): PositionState {
  return useContext(PositionContext);
}
