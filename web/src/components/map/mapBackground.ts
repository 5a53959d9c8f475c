import { divIcon, GridLayer, marker, polygon, tileLayer } from "leaflet";
import type { LatLngTuple, Map as LeafletMap } from "leaflet";
import { places, sectors } from "../../../../rules/place";
import type { Point } from "../../../../rules/placeGrid";
import { coastline } from "../../lib/venezuela";
import { colorVar } from "../../theme/colors";

/** From this zoom on sectors and small towns are labelled, below it large towns. */
const SECTOR_ZOOM = 12;
/** From this zoom on the outline, which is true to about 600 m, would be false. */
const OUTLINE_END_ZOOM = 14;
/** Approximate width of a letter, px. */
const LETTER_WIDTH = 7;
const TILES: string | undefined = import.meta.env.VITE_MAP_TILES_URL;

/** Whether a tile server is set; it requires attribution. */
export const hasTiles = Boolean(TILES);

/** Tiles of the tile server where one is set, else the bundled outline and place names. */
export function drawMapBackground(map: LeafletMap, { hasNames = true } = {}): void {
  if (TILES) tileLayer(TILES, { attribution: import.meta.env.VITE_MAP_ATTRIBUTION ?? "" }).addTo(map);
  else {
    drawOutline(map);
    if (hasNames) drawNames(map);
  }
}

/** Styles of the Leaflet container. */
export const mapCss = {
  isolation: "isolate",
  "&.leaflet-container": { background: "{colors.art.water}", fontFamily: "body" },
  "&.leaflet-container.tq-without-outline": { background: "{colors.bg.canvas}" },
  "&:focus-visible": { outline: "3px solid {colors.border.focus}", outlineOffset: "-3px" },
  // Tiles of a server are light.
  "& img.leaflet-tile": { filter: "var(--tq-light,none) var(--tq-dark,brightness(.7))" },
  "& .tq-place": {
    color: "{colors.fg.muted}",
    fontSize: "13px",
    whiteSpace: "nowrap",
    display: "flex",
    alignItems: "center",
    gap: "4px",
    width: "auto!important",
  },
  "& .tq-place::before": {
    content: '""',
    width: "7px",
    height: "7px",
    borderRadius: "50%",
    background: "{colors.border.control}",
    flexShrink: 0,
  },
  "& .tq-city": { fontWeight: 700, color: "{colors.fg}" },
  "& .tq-grid": { borderRight: "1px solid {colors.border.tint}", borderBottom: "1px solid {colors.border.tint}" },
  "&.leaflet-container .leaflet-control-zoom.leaflet-bar a": {
    width: "44px",
    height: "44px",
    lineHeight: "44px",
    background: "{colors.bg.surface}",
    borderColor: "{colors.border.subtle}",
    color: "{colors.fg.action}",
  },
};

/** A faint grid that makes movement visible where the map is empty. */
class FaintGrid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement("div");
    tile.className = "tq-grid";
    return tile;
  }
}

/** Land on water and a faint grid. The neighbouring land comes late: without it, borders would look like coasts. */
function drawOutline(map: LeafletMap): void {
  const ground = map.createPane("ground");
  ground.style.zIndex = "150"; // below the grid, which is in Leaflet's tile pane (200)
  polygon(coastline as LatLngTuple[][], {
    pane: "ground",
    color: colorVar("border.control"),
    weight: 1.5,
    fillColor: colorVar("art.land"),
    fillOpacity: 1,
    interactive: false,
  }).addTo(map);
  new FaintGrid({ tileSize: 128 }).addTo(map);
  let neighbours: Promise<boolean> | undefined;
  const showOutline = async () => {
    const isTooNear = () => map.getZoom() >= OUTLINE_END_ZOOM;
    const isTrue = !isTooNear() && (await (neighbours ??= drawNeighbours(map))) && !isTooNear();
    ground.style.display = isTrue ? "" : "none";
    map.getContainer().classList.toggle("tq-without-outline", !isTrue);
  };
  ground.style.display = "none";
  map.getContainer().classList.add("tq-without-outline");
  void showOutline();
  map.on("zoomend", () => void showOutline());
}

/** Returns whether the land around Venezuela could be loaded, and the map is still there. */
async function drawNeighbours(map: LeafletMap): Promise<boolean> {
  const loaded = await import("../../lib/neighbours.json").catch(() => null);
  if (!loaded || !map.getContainer().isConnected) return false;
  polygon(loaded.default as LatLngTuple[][], {
    pane: "ground",
    color: colorVar("border.subtle"),
    weight: 1,
    fillColor: colorVar("bg.sunken"),
    fillOpacity: 1,
    interactive: false,
  })
    .addTo(map)
    .bringToBack();
  return true;
}

/** Municipalities, nearer their sectors, as far as there is room. */
function drawNames(map: LeafletMap): void {
  // Place names without their positions mean nothing to screen reader users.
  const pane = map.createPane("names");
  pane.style.zIndex = "600";
  pane.setAttribute("aria-hidden", "true");
  const names = placeNames().map((place) => ({
    ...place,
    mark: marker([place.latitude, place.longitude], {
      icon: divIcon({
        className: place.isCity ? "tq-place tq-city" : "tq-place",
        html: escapeHtml(place.name),
        iconSize: undefined,
        iconAnchor: [3, 10],
      }),
      pane: "names",
      interactive: false,
      keyboard: false,
    }),
  }));
  const showNames = () => {
    const taken: Box[] = [];
    const areSectors = map.getZoom() >= SECTOR_ZOOM;
    for (const { name, isCity, latitude, longitude, mark } of names) {
      const { x, y } = map.project([latitude, longitude]);
      const box = { left: x, right: x + 16 + name.length * LETTER_WIDTH, top: y - 10, bottom: y + 10 };
      const isShown = isCity !== areSectors && !taken.some((other) => isOverlapping(box, other));
      if (isShown) taken.push(box);
      if (isShown !== map.hasLayer(mark)) {
        if (isShown) mark.addTo(map);
        else mark.remove();
      }
    }
  };
  showNames();
  map.on("zoomend", showNames);
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function isOverlapping(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Large towns first, then sectors and the other towns; where labels would overlap, the earlier one wins. */
function placeNames(): (Point & { name: string; isCity: boolean })[] {
  const cities = new Map<string, Point & { name: string; isCity: boolean }>();
  for (const { city, state, lat, lng } of sectors) {
    if (!cities.has(city + state))
      cities.set(city + state, { name: city, latitude: lat, longitude: lng, isCity: true });
  }
  return [
    ...cities.values(),
    ...places.map(({ sector, lat, lng }) => ({ name: sector, latitude: lat, longitude: lng, isCity: false })),
  ];
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
