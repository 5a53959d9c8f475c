import { createContext, useContext } from "react";
import type { WallOrder } from "../__generated__/enums";
import { CARACAS } from "../lib/position";
import type { Position, ViewerPlace } from "../lib/position";

/** Where the viewer is, as far as it is known, and the ways to say it. */
export interface PositionState {
  /** Where lists are ordered from: the viewer's place, else Caracas. */
  position: Position;
  /** Null while it is unknown. */
  place: ViewerPlace | null;
  /** Whether the place of the profile's city is being looked up, as after the first sign-in in a browser. */
  isFinding: boolean;
  /** Whether the browser has located the viewer. */
  isOwn: boolean;
  isDenied: boolean;
  /** Prompts for the position; call it only on a user action. */
  request: () => void;
  /** Takes a town that the viewer has chosen. */
  chooseTown: (town: Position & { name: string }) => void;
  /** Chosen for the wall; null before any choice. */
  wallOrder: WallOrder | null;
  setWallOrder: (order: WallOrder) => void;
}

/** Without a provider the position is Caracas, as for who has chosen none. */
export const PositionContext = createContext<PositionState>({
  position: CARACAS,
  place: null,
  isFinding: false,
  isOwn: false,
  isDenied: false,
  request: () => {},
  chooseTown: () => {},
  wallOrder: null,
  setWallOrder: () => {},
});

/** The viewer's position, as far as known. */
export function usePosition(): PositionState {
  return useContext(PositionContext);
}
