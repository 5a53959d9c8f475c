import { foldText } from "../../../../rules/text";

const words = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stem = (word: string) => (word.length > 3 ? word.replace(/e?s$/, "") : word);

/** Whether a title names something its future owner said to be interested in; accents, case and a plural s do not matter. */
export function matchesInterests(title: string, interests: readonly string[]): boolean {
  const has = new Set(words(title).map(stem));
  return interests.some((interest) => {
    const wanted = words(interest).map(stem);
    return wanted.length > 0 && wanted.every((word) => has.has(word));
  });
}
