import { chakra } from "@chakra-ui/react/styled-system";
import { control, map as createMap } from "leaflet";
import type { Map as LeafletMap } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import { drawMapBackground, hasTiles, mapCss } from "./mapBackground";
import { publishingMessages } from "../../lib/publishingMessages";
import { roughKm } from "../../../../rules/placeGrid";
import type { Point } from "../../../../rules/placeGrid";

/** Zoom the wizard's map opens at. */
const ZOOM = 13;
const texts = publishingMessages.place;

/** A map under a fixed pin: moving the map chooses the place. */
export interface PlaceMapProps {
  /** The centre to show; a new object moves the map. */
  target: Point;
  /** Called with the map's centre after the user moved it. */
  onMove: (point: Point) => void;
}

/**
 * The map that needs no key and no network: bundled outline and place names, or tiles if a tile server is configured.
 */
export default function LeafletPlaceMap({ target, onMove }: PlaceMapProps) {
  const container = useRef<HTMLDivElement>(null);
  const mapRef = useRef<LeafletMap>(null);
  const onMoveRef = useRef(onMove);
  useEffect(() => {
    onMoveRef.current = onMove;
  });

  useEffect(() => {
    if (!container.current) return;
    const map = createMap(container.current, {
      minZoom: 5,
      maxZoom: 17,
      zoomControl: false,
      attributionControl: hasTiles,
      // The centre is the chosen point: zooming must not move it.
      scrollWheelZoom: "center",
      touchZoom: "center",
      doubleClickZoom: "center",
    });
    control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
    map.setView([target.latitude, target.longitude], ZOOM, { animate: false });
    drawMapBackground(map);
    map.on("moveend", () => {
      const { lat, lng } = map.getCenter();
      const center = { latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) };
      // `moveend` also fires for programmatic moves.
      if (roughKm(center, requestedCenter.current) > 0.005) onMoveRef.current(center);
      requestedCenter.current = center;
    });
    mapRef.current = map;
    return () => {
      map.remove();
      mapRef.current = null;
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const requestedCenter = useRef(target);
  useEffect(() => {
    requestedCenter.current = target;
    mapRef.current?.setView([target.latitude, target.longitude], Math.max(mapRef.current.getZoom(), ZOOM), {
      animate: false,
    });
  }, [target]);

  return (
    <>
      <style>{leafletCss}</style>
      <chakra.div ref={container} role="application" aria-label={texts.map} width="100%" height="100%" css={mapCss} />
    </>
  );
}
