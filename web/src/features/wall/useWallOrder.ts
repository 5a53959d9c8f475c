import { useState } from "react";
import type { WallOrder } from "../../__generated__/enums";
import { usePosition } from "../../apollo/position";
import { wallOrderCookie } from "../../lib/wallOrderCookie";

/** The order of the wall: as chosen, else the nearest first where the viewer's place is known. */
export function useWallOrder() {
  const { place, wallOrder, setWallOrder } = usePosition();
  // A place that comes to light meanwhile, as that of the profile, does not turn the list over under a reader.
  const [startsNearby, setStartsNearby] = useState(place !== null);
  if (place !== null && place.source !== "profile" && !startsNearby) setStartsNearby(true);
  const order: WallOrder = place === null ? "NEWEST" : (wallOrder ?? (startsNearby ? "NEARBY" : "NEWEST"));
  const change = (next: WallOrder) => {
    document.cookie = wallOrderCookie(next);
    setWallOrder(next);
  };
  return { order, canChoose: place !== null, change };
}
