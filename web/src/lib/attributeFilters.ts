import type { AttributeFilterInput } from "../__generated__/graphql";

/** An attribute that narrows the results of a category: its values, or its bounds. */
export interface AttributeFilter {
  name: string;
  values: readonly string[];
  min: number | null;
  max: number | null;
}

const VALUE = "attribute.";
const MIN = "min.";
const MAX = "max.";

/** The filters of an address: `attribute.brand=Toyota&attribute.brand=Ford&max.km=90000`. */
export function readAttributeFilters(params: URLSearchParams): AttributeFilter[] {
  const names = [...params.keys()].flatMap((key) => {
    const prefix = [VALUE, MIN, MAX].find((start) => key.startsWith(start));
    return prefix ? key.slice(prefix.length) : [];
  });
  return [...new Set(names)].map((name) => ({
    name,
    values: params.getAll(VALUE + name),
    min: readBound(params.get(MIN + name)),
    max: readBound(params.get(MAX + name)),
  }));
}

/** The same address with other filters, at its first page. */
export function writeAttributeFilters(params: URLSearchParams, filters: readonly AttributeFilter[]): string {
  const next = new URLSearchParams();
  for (const [key, value] of params)
    if (key !== "page" && ![VALUE, MIN, MAX].some((start) => key.startsWith(start))) next.append(key, value);
  for (const { name, values, min, max } of filters) {
    for (const value of values) next.append(VALUE + name, value);
    if (min !== null) next.append(MIN + name, String(min));
    if (max !== null) next.append(MAX + name, String(max));
  }
  return `?${next.toString()}`;
}

/** Another address with these filters. */
export function addAttributeFilters(address: string, filters: readonly AttributeFilter[]): string {
  const [path = "", query] = address.split("?");
  return filters.length === 0 ? address : path + writeAttributeFilters(new URLSearchParams(query), filters);
}

/** As the search's input has them, in the order of the address. */
export const toAttributeInput = (filters: readonly AttributeFilter[]): AttributeFilterInput[] =>
  filters.map(({ name, values, min, max }) => ({ name, values: [...values], min, max }));

function readBound(text: string | null): number | null {
  return text !== null && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
