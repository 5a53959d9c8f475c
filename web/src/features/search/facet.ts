import type { AttributeKind } from "../../__generated__/enums";
import type { AttributeFilter } from "../../lib/attributeFilters";
import { resultsMessages } from "../../lib/resultsMessages";

/** An attribute by which the results of a category can be narrowed. */
export interface Facet {
  name: string;
  label: string;
  /** A number and a year are narrowed by bounds, the others by their values. */
  kind: AttributeKind;
  unit: string | null;
  values: readonly { value: string; count: number }[];
}

/** "Año: 2010 a 2015", "Kilometraje: hasta 90.000 km". */
export function boundsLabel(
  { label, kind, unit }: Pick<Facet, "label" | "kind" | "unit">,
  { min, max }: AttributeFilter,
): string {
  const written = (bound: number) => (kind === "YEAR" ? String(bound) : bound.toLocaleString("es-VE"));
  const range =
    min === null
      ? resultsMessages.upTo(written(max ?? 0))
      : max === null
        ? resultsMessages.from(written(min))
        : resultsMessages.between(written(min), written(max));
  return `${label}: ${range}${unit ? ` ${unit}` : ""}`;
}
