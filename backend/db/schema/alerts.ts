import { index, integer, jsonb, pgTable, serial, text, unique } from "drizzle-orm/pg-core";
import type { AttributeFilter } from "../attributeFilters";
import { createdAt } from "./columns";
import { users } from "./users";

/** What an alert keeps of a search. */
export interface SavedSearch {
  /** In titles, in what owners want, or by value alone. */
  searchBy: "tags" | "trade" | "values";
  terms: string[];
  categoryId: number | null;
  attributes: AttributeFilter[];
  type: "Producto" | "service" | null;
  condition: "Nuevo" | "Usado" | null;
  /** Part of the municipality or state. */
  location: string | null;
  /** Whole US dollars; null is no bound. */
  minUsd: number | null;
  maxUsd: number | null;
  /** Radius around `near`; both are null without one. */
  radiusKm: number | null;
  near: { latitude: number; longitude: number } | null;
  /** A filter of Premium accounts. */
  onlyVerified: boolean;
}

/** Searches whose users are notified when something that they find is published. */
export const alerts = pgTable(
  "alerts",
  {
    id: serial("id").primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    search: jsonb("search").$type<SavedSearch>().notNull(),
    /** Hash of `alertKey`: the same search is one alert. */
    searchKey: text("search_key").notNull(),
    /** The catalogues by which its terms are indexed (alertTerms.ts); null where they are not. */
    indexedBy: text("indexed_by"),
    createdAt: createdAt(),
  },
  (t) => [unique("alerts_once").on(t.userId, t.searchKey), index("alerts_indexed_by").on(t.indexedBy)],
);
