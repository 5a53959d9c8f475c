import { chakra } from "@chakra-ui/react/styled-system";
import { control, map as createMap } from "leaflet";
import type { Map as LeafletMap } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import { drawMapBackground, hasTiles, mapCss } from "../../components/map/mapBackground";
import { publishingMessages } from "../../lib/publishingMessages";
import { roughKm } from "../../lib/venezuela";
import type { Point } from "../../lib/venezuela";

/** Zoom the wizard's map opens at. */
const ZOOM = 13;
const texts = publishingMessages.place;

export interface PlaceMapProps {
  /** Where to go; a new object moves the map. */
  target: Point;
  /** The middle of the map, after the person has moved it. */
  onMove: (point: Point) => void;
}

/** The map that needs no key and no network: outline and place names that come along; pictures of a tile server where one is set. */
export default function LeafletPlaceMap({ target, onMove }: PlaceMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<LeafletMap>(null);
  const moved = useRef(onMove);
  useEffect(() => {
    moved.current = onMove;
  });

  useEffect(() => {
    if (!box.current) return;
    const map = createMap(box.current, {
      minZoom: 5,
      maxZoom: 17,
      zoomControl: false,
      attributionControl: hasTiles,
      // The chosen point is the middle: zooming must not move it.
      scrollWheelZoom: "center",
      touchZoom: "center",
      doubleClickZoom: "center",
    });
    control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    map.setView([target.latitude, target.longitude], ZOOM, { animate: false });
    drawMapBackground(map);
    map.on("moveend", () => {
      const { lat, lng } = map.getCenter();
      const here = { latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) };
      // The map also reports the moves that were asked of it.
      if (roughKm(here, asked.current) > 0.005) moved.current(here);
      asked.current = here;
    });
    shown.current = map;
    return () => {
      map.remove();
      shown.current = null;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const asked = useRef(target);
  useEffect(() => {
    asked.current = target;
    shown.current?.setView([target.latitude, target.longitude], Math.max(shown.current.getZoom(), ZOOM), {
      animate: false,
    });
  }, [target]);

  return (
    <>
      <style>{leafletCss}</style>
      <chakra.div ref={box} role="application" aria-label={texts.map} width="100%" height="100%" css={mapCss} />
    </>
  );
}
