import { formatAmount } from "../../lib/money";
import { messages } from "../../lib/messages";
import type { SearchAddress } from "../../lib/paths";

/** The heading of the results. */
export function searchTitle({
  mode,
  terms,
  minUsd,
  maxUsd,
  ids,
}: Pick<SearchAddress, "mode" | "terms" | "minUsd" | "maxUsd" | "ids">): string {
  const { search } = messages;
  if (ids) return search.titleIds(terms.join(", "));
  if (mode === "VALUE" && minUsd == null && maxUsd == null) return search.noValue;
  if (mode === "VALUE") return search.titleValue(rangeLabel(minUsd ?? null, maxUsd ?? null));
  const words = terms.join(", ");
  return mode === "HAVE" ? search.titleHave(words) : search.titleWant(words);
}

/** A single limit counts for both; a reversed range is swapped. */
function rangeLabel(min: number | null, max: number | null): string {
  const ends = [min ?? max ?? 0, max ?? min ?? 0].sort((a, b) => a - b).map((usd) => formatAmount(usd * 100));
  const [low = "", high = ""] = ends;
  return low === high ? messages.search.rangeExact(low) : messages.search.rangeBetween(low, high);
}

/** `24 publicaciones aceptan bicicleta a cambio, a menos de 10 km.` */
export function searchSummary(
  total: number,
  { mode, terms, radiusKm }: Pick<SearchAddress, "mode" | "terms" | "radiusKm">,
): string {
  const { search } = messages;
  const count = mode === "HAVE" ? search.countHave(total, terms.join(", ")) : search.count(total);
  return radiusKm === null ? `${count}.` : `${count}, ${search.within(radiusKm)}.`;
}
