import { useState } from "react";
import type { WallOrder } from "../../__generated__/enums";
import { usePosition } from "../../apollo/position";
import { wallOrderCookie } from "../../lib/wallOrderCookie";

/**
 * The order of the wall: as chosen, else the nearest first where the viewer's place is known. While that is looked up
 * there is none.
 */
export function useWallOrder() {
  const { place, isFinding, wallOrder, setWallOrder } = usePosition();
  // Fixed on mount: a place found later, such as the profile's, must not reorder the list while it is read.
  const [hasBegun, setBegun] = useState(!isFinding);
  const [wasNearby, setWasNearby] = useState(place !== null);
  const isNearby = wasNearby || (place !== null && (!hasBegun || place.source !== "profile"));
  if (isNearby !== wasNearby) setWasNearby(isNearby);
  if (!hasBegun && !isFinding) setBegun(true);
  const order: WallOrder = place === null ? "NEWEST" : (wallOrder ?? (isNearby ? "NEARBY" : "NEWEST"));
  const change = (next: WallOrder) => {
    document.cookie = wallOrderCookie(next);
    setWallOrder(next);
  };
  return { order, isFinding, canChoose: place !== null, change };
}
