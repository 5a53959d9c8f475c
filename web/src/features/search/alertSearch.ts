import { alertKey } from "../../../../rules/alert";
import type { AlertSearch } from "../../../../rules/alert";
import type { SearchInput } from "../../__generated__/graphql";
import { addAttributeFilters } from "../../lib/attributeFilters";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { alertMessages } from "../../lib/alertMessages";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import type { SearchAddress } from "../../lib/searchAddress";
import type { Position } from "../../lib/position";
import { resultsMessages } from "../../lib/resultsMessages";
import { boundsLabel } from "./facet";
import { inputOf } from "./resultsQuery";
import { rangeLabel, searchTitle } from "./searchTitles";
import type { Alert } from "./useAlerts";

/** What is kept of a search; null for one that cannot be. */
export function alertInputOf(search: SearchAddress, attributes: readonly AttributeFilter[]): SearchInput | null {
  if (search.ids) return null;
  const { page: _page, order: _order, publishedDays: _age, ...input } = inputOf(search, 1, attributes);
  return input;
}

/** Whether an alert keeps this search. */
export const isAlertOf = (alert: Alert, input: SearchInput): boolean => alertKey(readAlert(alert)) === keyOf(input);

function readAlert({ category, verifiedOwners, ...alert }: Alert): AlertSearch {
  return { ...alert, categoryId: category?.id ?? null, onlyVerified: verifiedOwners };
}

/**
 * As the server reads it: of a search by value one bound counts for both, and attributes narrow where there are no
 * words.
 */
function keyOf({ mode, terms, minUsd = null, maxUsd = null, ...input }: SearchInput): string {
  const isByValue = mode === "VALUE";
  const words = isByValue ? [] : (terms ?? []);
  const ends = isByValue ? [minUsd ?? maxUsd, maxUsd ?? minUsd] : [minUsd, maxUsd];
  const [low = null, high = null] = ends[0] !== null && ends[1] !== null ? ends.toSorted(compareEnds) : ends;
  return alertKey({
    mode,
    terms: words,
    categoryId: input.categoryId ?? null,
    attributes: isByValue || words.length > 0 ? [] : (input.attributes ?? []),
    type: input.type ?? null,
    condition: input.condition ?? null,
    location: input.location ?? null,
    minUsd: low,
    maxUsd: high,
    radiusKm: input.radiusKm ?? null,
    near: input.near ?? null,
    onlyVerified: input.verifiedOwners === true,
  });
}

const compareEnds = (a: number | null | undefined, b: number | null | undefined) => (a ?? 0) - (b ?? 0);

/**
 * What an alert of this search waits for, as a sentence goes on: «silla». Without words by the name of the category.
 */
export function alertSubject(
  { mode, terms, minUsd = null, maxUsd = null }: SearchAddress,
  categoryName: string | undefined,
): string {
  const { what } = alertMessages;
  if (mode === "VALUE") return what.worth(rangeLabel(minUsd, maxUsd));
  const name = terms.length > 0 ? terms.join(", ") : categoryName;
  if (name === undefined) return what.like;
  return mode === "HAVE" ? what.wanted(name) : what.named(name);
}

/** What it looks for, in one line. */
export const alertTitle = (alert: Alert): string =>
  alert.mode !== "VALUE" && alert.terms.length === 0 && alert.category ? alert.category.name : searchTitle(alert);

/** How it is narrowed: «en Bicicletas · Usado · a menos de 15 km»; empty where it is not. */
export function alertFilters(alert: Alert): string {
  const { mode, terms, category, attributes, condition, type, location, minUsd, maxUsd, radiusKm } = alert;
  const isAboutCategory = mode !== "VALUE" && terms.length === 0;
  const range = mode === "VALUE" ? null : rangeOf(minUsd, maxUsd);
  return [
    category && !isAboutCategory && alertMessages.inCategory(category.name),
    ...attributes.map(attributeLabel),
    condition && messages.publication.condition[condition],
    type && (type === "SERVICE" ? resultsMessages.services : resultsMessages.products),
    range && alertMessages.usd(range),
    location,
    radiusKm !== null && resultsMessages.within(radiusKm),
    alert.verifiedOwners && alertMessages.verified,
  ]
    .filter(Boolean)
    .join(" · ");
}

function rangeOf(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return resultsMessages.between(String(min), String(max));
  if (min !== null) return resultsMessages.from(String(min));
  return max === null ? null : resultsMessages.upTo(String(max));
}

const attributeLabel = ({ label, values, ...bounds }: Alert["attributes"][number]): string =>
  values.length > 0
    ? `${label}: ${values.join(", ")}`
    : boundsLabel({ label, kind: bounds.name === "year" ? "YEAR" : "NUMBER", unit: null }, { ...bounds, values });

/** What it finds now, the newest first; without a place of its own from where the viewer is. */
export function alertAddress(alert: Alert, position: Position): string {
  const { mode, terms, attributes, category, verifiedOwners, near, ...filters } = alert;
  const search: SearchAddress = {
    ...filters,
    mode,
    terms: [...terms],
    categoryId: category?.id ?? null,
    onlyVerified: verifiedOwners,
    order: "NEWEST",
    position: near ?? position,
  };
  const hasWords = mode === "VALUE" || terms.length > 0;
  return addAttributeFilters(hasWords ? paths.search(search) : paths.categoryResults(search), attributes);
}
