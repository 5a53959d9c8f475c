import { checkInterest, uniqueWords } from "../../../rules/publication";
import { cleanLine, foldText } from "../../../rules/text";

const maxSuggestions = 10;

interface AddedInterests {
  interests: string[];
  /** Some word was shorter than 2 or longer than 24 characters; it was left out. */
  hasBadLength: boolean;
}

/** Adds what was typed (several with commas). Duplicates and excluded words are dropped silently. */
export function addInterests(current: readonly string[], typed: string, excluded: readonly string[]): AddedInterests {
  const words = typed
    .split(/[,;\n]/)
    .map(cleanLine)
    .filter(Boolean);
  const good = words.filter((word) => checkInterest(word) === null);
  return {
    interests: [...current, ...uniqueWords(good, [...excluded, ...current])],
    hasBadLength: good.length < words.length,
  };
}

/**
 * At most 10 words to offer: those that begin with what is typed first, then those that contain it; none that is chosen
 * or excluded.
 */
export function suggestInterests(options: {
  words: readonly string[];
  typed: string;
  chosen: readonly string[];
  excluded: readonly string[];
}): string[] {
  const hidden = new Set([...options.chosen, ...options.excluded].map(foldText));
  const typed = foldText(options.typed.trim());
  const seen = new Set<string>();
  const begins: string[] = [];
  const contains: string[] = [];
  for (const word of options.words) {
    const folded = foldText(word);
    if (checkInterest(word) !== null || hidden.has(folded) || seen.has(folded)) continue;
    seen.add(folded);
    if (folded.startsWith(typed)) begins.push(word);
    else if (folded.includes(typed)) contains.push(word);
  }
  return [...begins, ...contains].slice(0, maxSuggestions);
}
