import { attributesOfCategory } from "../catalogue/attributes";
import { findCategory } from "../catalogue/categories";
import type { alerts, SavedSearch } from "../db/schema/alerts";

/** A record of `/v1/alerts`. */
export const presentAlert = ({ id, createdAt, search }: typeof alerts.$inferSelect) => ({
  id,
  created_at: createdAt.toISOString(),
  search: presentSearch(search),
});

/** Under the names of the search calls, with the words of what was chosen. */
function presentSearch({ searchBy, terms, categoryId, near, ...search }: SavedSearch) {
  const definitions = categoryId === null ? [] : attributesOfCategory(categoryId);
  return {
    search_by: searchBy,
    tags: terms,
    category: categoryId === null ? null : { id: categoryId, name: findCategory(categoryId)?.name ?? null },
    fields: search.attributes.map((filter) => ({
      label: definitions.find(({ name }) => name === filter.name)?.label ?? null,
      ...filter,
    })),
    type: search.type,
    condition: search.condition,
    location: search.location,
    min_price: search.minUsd,
    max_price: search.maxUsd,
    km: search.radiusKm,
    latitude: near?.latitude ?? null,
    longitude: near?.longitude ?? null,
    verified_owners: search.onlyVerified,
  };
}
