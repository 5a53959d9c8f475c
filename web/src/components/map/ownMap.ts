import { divIcon, GridLayer, marker, polygon, tileLayer, type LatLngTuple, type Map as LeafletMap } from 'leaflet'
import { coastline, sectors, type Point } from '../../lib/venezuela'

/** From here on sectors are named, before that only their municipalities. */
const SECTOR_ZOOM = 12
const TILES: string | undefined = import.meta.env.VITE_MAP_TILES_URL

/** Whether a tile server is set; it wants its attribution shown. */
export const hasTiles = Boolean(TILES)

/** Pictures of a tile server where one is set, else the outline and place names that come along. */
export function drawGround(map: LeafletMap): void {
  if (TILES) tileLayer(TILES, { attribution: import.meta.env.VITE_MAP_ATTRIBUTION ?? '' }).addTo(map)
  else drawOwnMap(map)
}

/** How Leaflet looks here. */
export const ownMapCss = {
  isolation: 'isolate',
  '&.leaflet-container': { background: '{colors.azul.100}', fontFamily: 'body' },
  '&:focus-visible': { outline: '3px solid {colors.border.focus}', outlineOffset: '-3px' },
  '& .tq-place': { color: '{colors.tinta.2}', fontSize: '13px', whiteSpace: 'nowrap', display: 'flex', alignItems: 'center', gap: '4px', width: 'auto!important' },
  '& .tq-place::before': { content: '""', width: '7px', height: '7px', borderRadius: '50%', background: '{colors.borde}', flexShrink: 0 },
  '& .tq-city': { fontWeight: 700, color: '{colors.tinta}' },
  '& .tq-grid': { borderRight: '1px solid rgba(139,132,111,.16)', borderBottom: '1px solid rgba(139,132,111,.16)' },
  '& .leaflet-control-zoom a': { width: '40px', height: '40px', lineHeight: '40px' },
}

/** Lines that let one see the map move where there is nothing else. */
class FaintGrid extends GridLayer {
  override createTile(): HTMLElement {
    const tile = document.createElement('div')
    tile.className = 'tq-grid'
    return tile
  }
}

/** Calm ground: land on water, a faint grid so that one sees it move, and the names of places. */
function drawOwnMap(map: LeafletMap): void {
  polygon(coastline as LatLngTuple[][], { color: '#8B846F', weight: 1.5, fillColor: '#FBF6EC', fillOpacity: 1, interactive: false }).addTo(map)
  new FaintGrid({ tileSize: 128, pane: 'overlayPane' }).addTo(map)
  const cities = new Map<string, Point & { name: string }>()
  for (const { city, state, lat, lng } of sectors) {
    if (!cities.has(city + state)) cities.set(city + state, { name: city, latitude: lat, longitude: lng })
  }
  const named = [
    ...[...cities.values()].map((place) => ({ ...place, isCity: true })),
    ...sectors.map(({ sector, lat, lng }) => ({ name: sector, latitude: lat, longitude: lng, isCity: false })),
  ].map(({ name, latitude, longitude, isCity }) => ({
    isCity,
    mark: marker([latitude, longitude], {
      icon: divIcon({ className: isCity ? 'tq-place tq-city' : 'tq-place', html: escapeHtml(name), iconSize: undefined, iconAnchor: [3, 10] }),
      interactive: false,
      keyboard: false,
    }),
  }))
  const showNames = () => {
    const areSectors = map.getZoom() >= SECTOR_ZOOM
    for (const { isCity, mark } of named) {
      if (isCity !== areSectors) mark.addTo(map)
      else mark.remove()
    }
  }
  showNames()
  map.on('zoomend', showNames)
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
