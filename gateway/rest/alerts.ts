import { z } from "zod";
import type { Position } from "../position";
import type { RestClient } from "./client";
import type { AttributeFilters, SearchFilters } from "./search";
import { count, flag, id, list, listOrEmpty, nullable, number, requiredMoment, text, unwrapped } from "./shapes";

/** Also shows whether a backend keeps alerts: one that does refuses guests. */
export const alertsPath = "/v1/alerts";

const savedSearch = z.object({
  search_by: z.enum(["tags", "trade", "values"]),
  tags: listOrEmpty(z.string()),
  category: nullable(z.object({ id, name: text })),
  fields: listOrEmpty(
    z.object({ name: z.string(), label: text, values: listOrEmpty(z.string()), min: number, max: number }),
  ),
  type: text,
  condition: text,
  location: text,
  min_price: count,
  max_price: count,
  km: count,
  latitude: number,
  longitude: number,
  verified_owners: flag,
});

const alertRecord = z.object({ id, created_at: requiredMoment, search: savedSearch });
/** A kept search; prices in whole US dollars, `km` and the point only where it has a radius. */
export type AlertRecord = z.output<typeof alertRecord>;

/** A search to be kept, in the words of the search calls. */
export interface AlertForm {
  searchBy: AlertRecord["search"]["search_by"];
  terms: readonly string[];
  categoryId: string | null;
  attributes: AttributeFilters;
  type: SearchFilters["type"];
  condition: SearchFilters["condition"];
  location: string | null;
  minPrice: number | null;
  maxPrice: number | null;
  km: number | null;
  near: Position;
  hasVerifiedOwner: boolean;
}

/** The viewer's alerts, newest first; undefined where the backend keeps none. */
export function listAlerts(rest: RestClient): Promise<AlertRecord[] | undefined> {
  return rest.ifSupported(alertsPath, async () => (await rest.get(alertsPath, list(alertRecord, "alerts"))).items);
}

/** Keeps a search; the same one again answers the first alert. */
export function postAlert(rest: RestClient, form: AlertForm): Promise<AlertRecord> {
  const search = {
    search_by: form.searchBy,
    tags: form.terms,
    category_id: form.categoryId,
    fields: form.attributes,
    type: form.type,
    condition: form.condition,
    location: form.location,
    min_price: form.minPrice,
    max_price: form.maxPrice,
    ...(form.km !== null && { km: form.km, ...form.near }),
    verified_owners: form.hasVerifiedOwner,
  };
  return rest.post(alertsPath, unwrapped(alertRecord, "alert"), { json: { search } });
}

/** NOT_FOUND where the viewer has none with this id, or none any more. */
export async function deleteAlert(rest: RestClient, alertId: string): Promise<void> {
  await rest.call("DELETE", `${alertsPath}/${encodeURIComponent(alertId)}`);
}
