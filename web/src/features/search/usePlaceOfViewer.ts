import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { usePosition } from "../../apollo/position";
import type { SearchAddress } from "../../lib/searchAddress";
import { CARACAS } from "../../lib/position";
import type { Position } from "../../lib/position";

/**
 * A search that is open follows the viewer to the town that they choose; to any other place only from their former one.
 */
export function usePlaceOfViewer(search: SearchAddress, to: (change: Partial<SearchAddress>) => string) {
  const navigate = useNavigate();
  const { place } = usePosition();
  const [knownPlace, setKnownPlace] = useState(place);
  useEffect(() => {
    if (place === knownPlace) return;
    setKnownPlace(place);
    if (!place || isAt(search.position, place)) return;
    const isChosen = place.source === "guest" || place.source === "member";
    // A link that a user shared stays where it is.
    if (isChosen || isAt(search.position, knownPlace ?? CARACAS))
      void navigate(to({ position: { latitude: place.latitude, longitude: place.longitude } }), { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps
  }, [place]);
}

/** Addresses and cookies round. */
const isAt = (a: Position, b: Position) =>
  Math.abs(a.latitude - b.latitude) < 0.001 && Math.abs(a.longitude - b.longitude) < 0.001;
