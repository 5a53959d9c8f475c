import { and, between, eq, gte, ilike, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import { matchesAttribute } from "./attributeFilters";
import type { AttributeFilter } from "./attributeFilters";
import { earthPoint } from "./publications";
import type { Position } from "./publications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";

/** In which order what matches equally well is listed. */
export const sortOrders = ["distance", "newest", "value_up", "value_down"] as const;

/** What narrows a search down; null where nothing does. */
export interface Filters {
  type: "Producto" | "service" | null;
  condition: "Nuevo" | "Usado" | null;
  /** Radius around the position; null is no limit. */
  km: number | null;
  /** Text of the municipality or state. */
  location: string | null;
  /** The category and all below it. */
  categoryIds: readonly number[] | null;
  /** US dollars, both ends included. */
  price: { low: number; high: number } | null;
  /** All of them have to match. */
  attributes: readonly AttributeFilter[];
  /** Only what people own whose identity is verified. */
  hasVerifiedOwner: boolean;
  /** Only what was published then or later. */
  publishedSince: Date | null;
  position: Position | null;
  /** Null for a guest. */
  viewerId: number | null;
  order: (typeof sortOrders)[number];
}

/** What the filters ask of a publication and its owner, the category apart. */
export function conditionsOf(filters: Filters): (SQL | undefined)[] {
  const { type, condition, km, location, price, position, attributes, hasVerifiedOwner, publishedSince } = filters;
  return [
    ...attributes.map(matchesAttribute),
    type === null ? undefined : eq(publications.type, type),
    condition === null ? undefined : eq(publications.condition, condition),
    hasVerifiedOwner ? eq(users.verified, true) : undefined,
    publishedSince === null ? undefined : gte(publications.publishDate, publishedSince),
    price === null ? undefined : between(publications.priceUsd, price.low, price.high),
    isWithin(km, position, publications.spot),
    location === null
      ? undefined
      : ilike(
          sql`plain_text(${publications.location})`,
          sql`'%' || plain_text(${location.replace(/[%_\\]/g, "\\$&")}) || '%'`,
        ),
  ];
}

/** Whether a point lies within a radius around the position, found by an index; without either all do. */
export function isWithin(km: number | null, position: Position | null, spot: AnyColumn): SQL | undefined {
  if (km === null || position === null) return undefined;
  return and(sql`earth_box(${earthPoint(position)}, ${km * 1000}::float8) @> ${spot}`, isNear(km, position, spot));
}

/** The same without an index, for searches whose other conditions find less than the radius would. */
export const isNear = (km: number | null, position: Position | null, spot: AnyColumn): SQL | undefined =>
  km === null || position === null
    ? undefined
    : sql`cube_distance(${spot}, ${earthPoint(position)}) <= gc_to_sec(${km * 1000}::float8)`;

/** Columns by which a list is ordered: `distance`, `published` and `price`. */
export const orderColumns: Record<Filters["order"], SQL> = {
  distance: sql`distance asc nulls last`,
  newest: sql`published desc nulls last`,
  value_up: sql`price asc nulls last`,
  value_down: sql`price desc nulls last`,
};
