import { LRUCache } from "lru-cache";

/** Texts kept for each function, and the longest of them: what a backend sends is not bounded otherwise. */
const maxRemembered = 5_000;
const maxLength = 300;

/** A function of a text alone, with its latest results at hand. Results are shared: no caller may change them. */
export function remember<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new LRUCache<string, { result: Result }>({ max: maxRemembered });
  return (text) => {
    if (text.length > maxLength) return compute(text);
    const known = results.get(text);
    if (known) return known.result;
    const result = compute(text);
    results.set(text, { result });
    return result;
  };
}
