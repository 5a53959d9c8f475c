// Names: the municipalities of Venezuela with their capitals. Coordinates: GeoNames (geonames.org), CC BY 4.0.
import municipalities from "../../../catalogue/municipalities.json";
import { foldText } from "../../../rules/text";
import { placeTerms, rankPlace } from "./placeNames";
import type { Position } from "./position";

/** The capital of a municipality. */
export interface Town {
  town: string;
  municipality: string;
  state: string;
  lat: number;
  lng: number;
}

const towns: readonly Town[] = municipalities;

const MAX_TOWNS = 6;

/**
 * Towns whose own, municipality's or state's name has words with these beginnings; those called so first, at most 6.
 */
export function searchTowns(text: string): Town[] {
  const terms = placeTerms(text);
  if (terms.length === 0) return [];
  return towns
    .map((entry) => ({ town: entry, rank: rankPlace([entry.town, entry.municipality, entry.state], terms) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, MAX_TOWNS)
    .map(({ town }) => town);
}

/** A municipality in a list: under its capital's name, with its own where that is another one. */
export interface CityOption {
  value: string;
  label: string;
}

const alphabet = new Intl.Collator("es");

/** The municipalities of a state in alphabetical order; every value is a name that `findTown` finds. */
export function listCities(state: string): CityOption[] {
  return towns
    .filter((entry) => isSame(entry.state, state))
    .map((entry) => ({
      value: cityOf(entry),
      label: entry.town === entry.municipality ? entry.town : `${entry.town} (${entry.municipality})`,
    }))
    .toSorted((a, b) => alphabet.compare(a.label, b.label));
}

/** Two capitals of one state may share a name. */
function cityOf({ town, municipality, state }: Town): string {
  const isShared = towns.filter((other) => other.state === state && other.town === town).length > 1;
  return isShared ? municipality : town;
}

/** State and city, as `listCities` has it, of a town that was chosen as a place; null for another point. */
export function addressOfPlace({ name, latitude, longitude }: Position & { name: string }) {
  const isThere = ({ lat, lng }: Town) => Math.abs(lat - latitude) < 0.001 && Math.abs(lng - longitude) < 0.001;
  const town = towns.find((entry) => entry.town === name && isThere(entry));
  return town ? { state: town.state, city: cityOf(town) } : null;
}

/** The town of an address, without a city the capital of its state; null where no town or municipality is called so. */
export function findTown(city: string, state: string): Town | null {
  if (city === "") return towns.find((entry) => entry.state === state && entry.town === stateCapitals[state]) ?? null;
  const named = towns.filter((entry) => [entry.town, entry.municipality].some((name) => isSame(name, city)));
  const inState = named.filter((entry) => isSame(entry.state, state));
  const candidates = inState.length > 0 ? inState : named;
  return candidates.find((entry) => isSame(entry.town, city)) ?? candidates[0] ?? null;
}

/** The capital of each state: the list of municipalities does not say which one it is. */
const stateCapitals: Record<string, string> = {
  Amazonas: "Puerto Ayacucho",
  Anzoátegui: "Barcelona",
  Apure: "San Fernando de Apure",
  Aragua: "Maracay",
  Barinas: "Barinas",
  Bolívar: "Ciudad Bolívar",
  Carabobo: "Valencia",
  Cojedes: "San Carlos",
  "Delta Amacuro": "Tucupita",
  "Distrito Capital": "Caracas",
  Falcón: "Coro",
  Guárico: "San Juan de Los Morros",
  "La Guaira": "La Guaira",
  Lara: "Barquisimeto",
  Mérida: "Mérida",
  Miranda: "Los Teques",
  Monagas: "Maturín",
  "Nueva Esparta": "La Asunción",
  Portuguesa: "Guanare",
  Sucre: "Cumaná",
  Táchira: "San Cristóbal",
  Trujillo: "Trujillo",
  Yaracuy: "San Felipe",
  Zulia: "Maracaibo",
};

const isSame = (a: string, b: string) => foldText(a).trim() === foldText(b).trim();
