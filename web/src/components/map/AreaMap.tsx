import { chakra } from "@chakra-ui/react/styled-system";
import { circle, map as createMap } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import type { Position } from "../../lib/position";
import { Surroundings } from "./Surroundings";
import { drawMapBackground, hasTiles, mapCss } from "./mapBackground";
import { colorVar } from "../../theme/colors";

/** Zoom of the detail map. */
const ZOOM = 16;

interface AreaMapProps {
  center: Position;
  /** Radius within which the real place lies; 0 draws a point. */
  radiusMetres: number;
  label: string;
}

/** A static map of an approximate area, never the exact place; without tiles with what lies around it. */
export default function AreaMap({ center, radiusMetres, label }: AreaMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = center;
  useEffect(() => {
    if (!box.current) return;
    const map = createMap(box.current, {
      attributionControl: hasTiles,
      zoomControl: false,
      dragging: false,
      scrollWheelZoom: false,
      doubleClickZoom: false,
      boxZoom: false,
      keyboard: false,
      touchZoom: false,
    }).setView([latitude, longitude], ZOOM, { animate: false });
    // So near, the points of names would be false: their distances stand around it.
    drawMapBackground(map, { hasNames: false });
    circle([latitude, longitude], {
      radius: Math.max(radiusMetres, 60),
      color: colorVar("border.selected"),
      weight: 3,
      fillColor: colorVar("border.give"),
      fillOpacity: 0.2,
      interactive: false,
    }).addTo(map);
    return () => void map.remove();
  }, [latitude, longitude, radiusMetres]);
  return (
    <>
      <style>{leafletCss}</style>
      <chakra.div position="relative" height="100%">
        <chakra.div ref={box} role="img" aria-label={label} width="100%" height="100%" css={mapCss} />
        {!hasTiles && <Surroundings center={center} radiusMetres={radiusMetres} />}
      </chakra.div>
    </>
  );
}
