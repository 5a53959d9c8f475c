import { foldText } from "../../../../rules/text";

const words = (text: string) => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stem = (word: string) => (word.length > 3 ? word.replace(/e?s$/, "") : word);

/**
 * Whether a title matches one of the interests, ignoring accents, case and a plural s.
 */
export function matchesInterests(title: string, interests: readonly string[]): boolean {
  const titleWords = new Set(words(title).map(stem));
  return interests.some((interest) => {
    const interestWords = words(interest).map(stem);
    return interestWords.length > 0 && interestWords.every((word) => titleWords.has(word));
  });
}
