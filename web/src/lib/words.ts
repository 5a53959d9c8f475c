export const TITLE_MAX = 60;
export const TITLE_WORD_MAX = 24;
export const DESCRIPTION_MAX = 300;
export const REFERENCE_MAX = 70;
export const INTEREST_MIN = 2;
export const INTEREST_MAX = 24;
export const SUGGESTIONS_MAX = 10;

/** How words are compared: case and accents never matter. */
export function foldWord(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** Words of a title, punctuation at their ends stripped; what is nothing but punctuation is no word. */
export function titleWords(title: string): string[] {
  return title
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter(Boolean);
}

/** At most 60 characters, at least one word, every word 1 to 24. */
export function isGoodTitle(title: string): boolean {
  const words = titleWords(title);
  return title.trim().length <= TITLE_MAX && words.length > 0 && words.every((word) => word.length <= TITLE_WORD_MAX);
}

export interface AddedInterests {
  interests: string[];
  /** Some word was shorter than 2 or longer than 24 characters; it was left out. */
  hasBadLength: boolean;
}

/** Adds what was typed (several with commas). Duplicates and excluded words are dropped without a word. */
export function addInterests(current: readonly string[], typed: string, excluded: readonly string[]): AddedInterests {
  const dropped = new Set([...excluded, ...current].map(foldWord));
  const interests = [...current];
  let hasBadLength = false;
  for (const part of typed.split(/[,;\n]/)) {
    const interest = part.trim().replace(/\s+/g, " ");
    if (!interest) continue;
    if (interest.length < INTEREST_MIN || interest.length > INTEREST_MAX) {
      hasBadLength = true;
      continue;
    }
    const folded = foldWord(interest);
    if (dropped.has(folded)) continue;
    dropped.add(folded);
    interests.push(interest);
  }
  return { interests, hasBadLength };
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
  const hidden = new Set([...options.chosen, ...options.excluded].map(foldWord));
  const typed = foldWord(options.typed.trim());
  const seen = new Set<string>();
  const begins: string[] = [];
  const contains: string[] = [];
  for (const word of options.words) {
    const folded = foldWord(word);
    if (word.length < INTEREST_MIN || word.length > INTEREST_MAX || hidden.has(folded) || seen.has(folded)) continue;
    seen.add(folded);
    if (folded.startsWith(typed)) begins.push(word);
    else if (folded.includes(typed)) contains.push(word);
  }
  return [...begins, ...contains].slice(0, SUGGESTIONS_MAX);
}
