import { isOnGlobe } from "../../../rules/placeGrid";
import { cutSearchText, maxSearchIds, readSearchWords } from "../../../rules/search";
import type { ItemCondition, PublicationType, SearchMode, SearchOrder } from "../__generated__/enums";
import type { Position } from "./position";

/** A search as its address holds it. */
export interface SearchAddress {
  mode: SearchMode;
  terms: string[];
  minUsd?: number | null;
  maxUsd?: number | null;
  categoryId?: string | null;
  /** Only these publications, named by `terms`. */
  ids?: readonly string[];
  /** Part of the municipality or state. */
  location?: string | null;
  type?: PublicationType | null;
  condition?: ItemCondition | null;
  /** Only of people with a verified identity; for Premium accounts. */
  onlyVerified?: boolean;
  /** Only of the last days; for Premium accounts. */
  onlyRecent?: boolean;
  /** Null is by distance. */
  order?: SearchOrder | null;
  /** Null means no limit. */
  radiusKm: number | null;
  position: Position;
}

const TYPE_SLOTS: Record<PublicationType, string> = { PRODUCT: "1", SERVICE: "2" };

/** What the km slot of a fresh search holds: no limit. */
const NO_RADIUS = 10;

/** Names of the three search tabs in a URL. */
const SEARCH_BY: Record<SearchMode, string> = { WANT: "want", HAVE: "trade", VALUE: "values" };

const PRICE_FILTERS: readonly FilterName[] = ["min", "max"];

type FilterName = "condition" | "order" | "verified" | "recent" | "min" | "max" | "type" | "km" | "state";

/** The filters that have no slot in the path. */
function filterQuery(search: SearchAddress, extra: readonly FilterName[]): string {
  const values: Record<FilterName, string | number | null | undefined> = {
    condition: search.condition,
    order: search.order === "DISTANCE" ? null : search.order,
    verified: search.onlyVerified ? 1 : null,
    recent: search.onlyRecent ? 1 : null,
    min: search.minUsd,
    max: search.maxUsd,
    type: search.type,
    km: search.radiusKm,
    state: search.location,
  };
  const query = new URLSearchParams();
  for (const name of ["condition", "order", "verified", "recent", ...extra] as const) {
    const value = values[name];
    if (value !== null && value !== undefined) query.set(name, String(value));
  }
  return query.size > 0 ? `?${query.toString()}` : "";
}

/** Results of words or values. */
export function searchPath(search: SearchAddress): string {
  const { latitude, longitude } = search.position;
  const byPrice = search.mode === "VALUE";
  const terms = byPrice ? `[${search.minUsd ?? ""}...${search.maxUsd ?? ""}]` : search.terms.join(",");
  const segments = [
    "search_list",
    terms,
    ...(search.categoryId ? [search.categoryId] : []),
    search.location ?? "all",
    search.type ? TYPE_SLOTS[search.type] : "0",
    // As the header search writes it without a radius.
    search.radiusKm ?? NO_RADIUS,
    latitude,
    longitude,
    byPrice,
    byPrice ? "values" : "tags",
    SEARCH_BY[search.mode],
  ];
  const path = `/${segments.map((segment) => encodeURIComponent(String(segment))).join("/")}`;
  return path + filterQuery(search, byPrice ? [] : PRICE_FILTERS);
}

/** Results that are named by their ids; what has no slot is in the query. */
export function interestPath(search: SearchAddress): string {
  const { latitude, longitude } = search.position;
  const segments = [search.terms.join(","), search.location ?? "all", latitude, longitude, search.ids?.join(",") ?? ""];
  const path = ["/search_list_interest", ...segments.map((segment) => encodeURIComponent(segment))].join("/");
  return `${path}/tags/trade${filterQuery(search, [...PRICE_FILTERS, "type", "km"])}`;
}

/** Degrees as they are: whoever gets the address searches from the same place. */
export const categoryPath = (categoryId: string, { latitude, longitude }: Position): string =>
  `/search_list_by_category/${encodeURIComponent(categoryId)}/${latitude}/${longitude}/category`;

/** Results of a category with filters. */
export const categoryResultsPath = (search: SearchAddress): string =>
  categoryPath(search.categoryId ?? "", search.position) +
  filterQuery(search, [...PRICE_FILTERS, "type", "km", "state"]);

/** Parses the parameters of a search URL; invalid values fall back to no limit and to the caller's position. */
export function readSearchAddress(
  params: Record<string, string | undefined>,
  fallback: Position,
  query = new URLSearchParams(),
): SearchAddress {
  const terms = params.terms ?? params.tag ?? "";
  const ids = params.ids?.split(",").filter((id) => /^\d{1,10}$/.test(id));
  const range = /^\[(\d*)\.\.\.(\d*)\]$/.exec(terms);
  const isPriceRoute = params.km !== undefined && params.terms === undefined;
  const mode: SearchMode =
    range || isPriceRoute || params.sbp === "true" || params.searchBy === "values"
      ? "VALUE"
      : params.searchBy === "trade"
        ? "HAVE"
        : "WANT";
  const km = wholeNumber(params.km ?? query.get("km"));
  const latitude = Number(params.latitude);
  const longitude = Number(params.longitude);
  const isPlace = params.latitude && params.longitude && isOnGlobe({ latitude, longitude });
  return {
    mode,
    terms: mode === "VALUE" ? [] : readSearchWords(terms),
    minUsd: wholeNumber(range?.[1] ?? query.get("min")),
    maxUsd: wholeNumber(range?.[2] ?? query.get("max")),
    categoryId: params.categoryId ?? null,
    ...(ids && ids.length > 0 ? { ids: ids.slice(0, maxSearchIds) } : {}),
    location: readLocationSlot(params.location ?? query.get("state")),
    type: readTypeSlot(params.type ?? query.get("type")),
    condition: findValue<ItemCondition>(["NEW", "USED"], query.get("condition")),
    onlyVerified: query.get("verified") === "1",
    onlyRecent: query.get("recent") === "1",
    order: findValue<SearchOrder>(["NEWEST", "VALUE_UP", "VALUE_DOWN"], query.get("order")),
    radiusKm: km === NO_RADIUS || km === 0 ? null : km,
    position: isPlace ? { latitude, longitude } : fallback,
  };
}

function readTypeSlot(text: string | null): PublicationType | null {
  if (text && ["1", "Producto", "product", "PRODUCT"].includes(text)) return "PRODUCT";
  if (text && ["2", "Servicio", "service", "SERVICE"].includes(text)) return "SERVICE";
  return null;
}

const readLocationSlot = (text: string | null) =>
  text && text !== "all" && text !== "null" ? cutSearchText(text) : null;

const findValue = <Value extends string>(known: readonly Value[], text: string | null) =>
  known.find((value) => value === text) ?? null;

function wholeNumber(text: string | null | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
