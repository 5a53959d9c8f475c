/** Texts kept for each function, and the longest of them: what a backend sends is not bounded otherwise. */
const kept = 5_000;
const longest = 300;

/**
 * A function of a text alone, with its latest results at hand. Results are shared: nobody may change them. Undefined is
 * no result.
 */
export function remember<Result extends NonNullable<unknown> | null>(
  compute: (text: string) => Result,
): (text: string) => Result {
  // What is asked for again moves to the newer half; the older one goes as a whole, which costs less than one by one.
  let newer = new Map<string, Result>();
  let older = newer;
  return (text) => {
    if (text.length > longest) return compute(text);
    const known = newer.get(text);
    if (known !== undefined) return known;
    const former = older.get(text);
    const result = former === undefined ? compute(text) : former;
    if (newer.size >= kept / 2) {
      older = newer;
      newer = new Map();
    }
    newer.set(text, result);
    return result;
  };
}
