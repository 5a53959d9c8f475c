import { foldText } from "../../../rules/text";

/** The beginnings of words that a user has typed to find a place. */
export const placeTerms = (text: string): string[] =>
  foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * How well a place matches the typed words: 3 where its own name begins with them, 2 where it contains them, 1 where
 * they occur in its municipality or state, else 0.
 */
export function rankPlace([own, ...others]: readonly [string, ...string[]], terms: readonly string[]): number {
  const has = (text: string) => {
    const words = foldText(text).split(/\s+/);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
  if (has(own)) return foldText(own).startsWith(terms[0] ?? "") ? 3 : 2;
  return has([own, ...others].join(" ")) ? 1 : 0;
}
