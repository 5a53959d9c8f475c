import { approximatePoint } from "./placeGrid";
import type { Point } from "./placeGrid";
import { foldText } from "./text";

/** Alerts that a user may have. */
export const maxAlerts = 30;
/** Publications that a user is notified of in a day; more of them are found by the searches themselves. */
export const maxDailyMatches = 10;

/** Why an alert is not kept: its owner has the most allowed, or its search says nothing to look for. */
export const alertTexts = {
  tooMany: `Ya tienes ${maxAlerts} avisos, que es el máximo. Quita uno para crear otro.`,
  nothing: "Escribe qué buscas o elige una categoría para que te avisemos.",
};

/** What an alert keeps of a search; each part has its own spelling of the choices. */
export interface AlertSearch {
  mode: "WANT" | "HAVE" | "VALUE";
  terms: readonly string[];
  categoryId: string | null;
  attributes: readonly {
    name: string;
    values?: readonly string[] | null | undefined;
    min?: number | null | undefined;
    max?: number | null | undefined;
  }[];
  type: string | null;
  condition: string | null;
  location: string | null;
  minUsd: number | null;
  maxUsd: number | null;
  radiusKm: number | null;
  near: Point | null;
  onlyVerified: boolean;
}

/** Whether a search says what it looks for; filters alone find nothing. */
export const hasAlertSubject = ({ mode, terms, categoryId, minUsd, maxUsd }: AlertSearch): boolean =>
  mode === "VALUE" ? minUsd !== null || maxUsd !== null : terms.length > 0 || categoryId !== null;

/** Where an alert measures from: kept only with a radius, and no more exactly than others may know a place. */
export const alertPlace = (near: Point | null, radiusKm: number | null): Point | null =>
  near && radiusKm !== null ? approximatePoint(near) : null;

/** The same for two searches that find the same: order, case and accents of what was written make no difference. */
export function alertKey(search: AlertSearch): string {
  const { mode, terms, categoryId, type, condition, location, minUsd, maxUsd, radiusKm, onlyVerified } = search;
  const near = alertPlace(search.near, radiusKm);
  const attributes = search.attributes
    .map(({ name, values, min, max }) => [name, folded(values ?? []), min ?? null, max ?? null] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    mode,
    folded(terms),
    categoryId,
    attributes,
    type,
    condition,
    location && foldText(location),
    minUsd,
    maxUsd,
    near && [near.latitude, near.longitude, radiusKm],
    onlyVerified,
  ]);
}

const folded = (words: readonly string[]) => [...new Set(words.map((word) => foldText(word)))].sort();
