import { chakra } from "@chakra-ui/react/styled-system";
import { circle, circleMarker, map as createMap } from "leaflet";
import type { LatLngTuple } from "leaflet";
import leafletCss from "leaflet/dist/leaflet.css?inline";
import { useEffect, useRef } from "react";
import type { Position } from "../../lib/position";
import { Surroundings } from "./Surroundings";
import { drawMapBackground, hasTiles, mapCss } from "./mapBackground";
import { colorVar } from "../../theme/colors";

/** Zoom of the detail map. */
const ZOOM = 16;
/** Room around the whole area, px. */
const MARGIN = 24;

interface AreaMapProps {
  center: Position;
  /** Radius within which the real place lies; 0 draws a point. */
  radiusMetres: number;
  label: string;
  /** Of a small map, which has room for few labels: what the place is called. */
  name?: string | null;
}

/** A static map of an approximate area or of a point; without tiles with what lies around it. */
export default function AreaMap({ center, radiusMetres, label, name }: AreaMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = center;
  useEffect(() => {
    if (!box.current) return;
    fitArea(box.current, latitude, radiusMetres);
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
    drawPlace([latitude, longitude], radiusMetres).addTo(map);
    return () => void map.remove();
  }, [latitude, longitude, radiusMetres]);
  return (
    <>
      <style>{leafletCss}</style>
      <chakra.div position="relative" height="100%" overflow="hidden">
        <chakra.div
          ref={box}
          role="img"
          aria-label={label}
          width="100%"
          height="100%"
          transformOrigin="0 0"
          css={mapCss}
        />
        {!hasTiles && <Surroundings center={center} radiusMetres={radiusMetres} name={name} />}
      </chakra.div>
    </>
  );
}

/** At this zoom an area is wider than a phone: there the map is larger than its frame, and drawn smaller. */
function fitArea(box: HTMLElement, latitude: number, radiusMetres: number): void {
  box.style.cssText = "";
  const metresPerPixel = (Math.cos((latitude * Math.PI) / 180) * 40_075_017) / (256 * 2 ** ZOOM);
  const needed = (2 * radiusMetres) / metresPerPixel + MARGIN;
  const scale = Math.min(box.clientWidth, box.clientHeight) / needed;
  if (radiusMetres === 0 || scale >= 1 || scale === 0) return;
  const size = `${100 / scale}%`;
  Object.assign(box.style, { width: size, height: size, transform: `scale(${scale})` });
}

/** A circle would make a public address look approximate. */
function drawPlace(center: LatLngTuple, radiusMetres: number) {
  if (radiusMetres > 0)
    return circle(center, {
      radius: radiusMetres,
      color: colorVar("border.selected"),
      weight: 3,
      fillColor: colorVar("border.give"),
      fillOpacity: 0.2,
      interactive: false,
    });
  return circleMarker(center, {
    radius: 8,
    color: colorVar("fg.onFill"),
    weight: 2.5,
    fillColor: colorVar("fill.info"),
    fillOpacity: 1,
    interactive: false,
  });
}
