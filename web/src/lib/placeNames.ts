import { foldText } from "../../../rules/text";

/** The beginnings of words that a user has typed to find a place. */
export const placeTerms = (text: string): string[] =>
  foldText(text)
    .split(/[\s,]+/)
    .filter(Boolean);

/**
 * How well a place is meant: 3 where its own name begins with the words typed, 2 where it has them, 1 where they are
 * among those of its municipality and state, and 0 where they are not.
 */
export function rankPlace([own, ...others]: readonly [string, ...string[]], terms: readonly string[]): number {
  const has = (text: string) => {
    const words = foldText(text).split(/\s+/);
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  };
  if (has(own)) return foldText(own).startsWith(terms[0] ?? "") ? 3 : 2;
  return has([own, ...others].join(" ")) ? 1 : 0;
}
