import { formatAmount } from "../../lib/money";
import { resultsMessages } from "../../lib/resultsMessages";
import type { SearchAddress } from "../../lib/searchAddress";

/** The heading of the results. */
export function searchTitle({
  mode,
  terms,
  minUsd,
  maxUsd,
  ids,
}: Pick<SearchAddress, "mode" | "terms" | "minUsd" | "maxUsd" | "ids">): string {
  if (ids) return resultsMessages.titleIds(terms.join(", "));
  if (mode === "VALUE" && minUsd == null && maxUsd == null) return resultsMessages.noValue;
  if (mode === "VALUE") return resultsMessages.titleValue(rangeLabel(minUsd ?? null, maxUsd ?? null));
  const words = terms.join(", ");
  return mode === "HAVE" ? resultsMessages.titleHave(words) : resultsMessages.titleWant(words);
}

/** A single limit counts for both; a reversed range is swapped. */
export function rangeLabel(min: number | null, max: number | null): string {
  const ends = [min ?? max ?? 0, max ?? min ?? 0].sort((a, b) => a - b).map((usd) => formatAmount(usd * 100));
  const [low = "", high = ""] = ends;
  return low === high ? resultsMessages.rangeExact(low) : resultsMessages.rangeBetween(low, high);
}

/** `24 publicaciones aceptan bicicleta a cambio, a menos de 10 km.`; `1.000+ publicaciones.` where counting stopped. */
export function searchSummary(
  total: number,
  isMinimum: boolean,
  { mode, terms, radiusKm }: Pick<SearchAddress, "mode" | "terms" | "radiusKm">,
): string {
  const count =
    mode === "HAVE"
      ? resultsMessages.countHave(total, isMinimum, terms.join(", "))
      : resultsMessages.count(total, isMinimum);
  return radiusKm === null ? `${count}.` : `${count}, ${resultsMessages.within(radiusKm)}.`;
}
