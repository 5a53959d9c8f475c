import { foldText } from "../../../../rules/text";
import type { CategoryNode } from "./categoryChoice";

const maxGuesses = 5;
/** What a name counts that only a synonym points to, and one that stands for those below it. */
const lessThanOwn = 0.9;

/**
 * Leaf categories that a thing's own words or their synonyms point to, the ones first of whose names most is meant: a
 * "celular Samsung" is one of the smartphones before it is an accessory.
 */
export function guessCategories(
  text: string,
  roots: readonly CategoryNode[],
  synonyms: readonly (readonly string[])[],
): CategoryNode[][] {
  const { own, others } = meaningsOf(stems(text), synonyms);
  const said = new Set([...own, ...others].flat());
  const found: { path: CategoryNode[]; score: number }[] = [];
  const visit = (path: CategoryNode[], scoreAbove: number) => {
    const node = path.at(-1);
    if (!node) return;
    const name = stems(node.name);
    // «Camas para perros» are not beds for people.
    const purpose = stems(/ para (.+)/.exec(node.name)?.[1] ?? "");
    if (purpose.length > 0 && !purpose.some((word) => said.has(word))) return;
    const score = Math.max(shareOf(name, own), shareOf(name, others) * lessThanOwn, scoreAbove * lessThanOwn);
    const children = node.children ?? [];
    if (children.length === 0 && score > 0) found.push({ path, score });
    // Only a whole name stands for all that is below it: «Carros», not «Muebles y hogar».
    for (const child of children) visit([...path, child], score >= lessThanOwn ** 2 ? score : 0);
  };
  for (const root of roots) visit([root], 0);
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, maxGuesses)
    .map(({ path }) => path);
}

/** What a text says, in phrases of stems: its own, and those that mean the same. */
function meaningsOf(text: readonly string[], synonyms: readonly (readonly string[])[]) {
  const groups = synonyms.map((group) => group.map(stems));
  const phrases = groups.flat().filter((phrase) => phrase.length > 1 && containsPhrase(text, phrase));
  // Of a phrase the first word alone still says what it is: a «sofá cama» is no bed.
  const alone = text.filter((word) => !phrases.some((phrase) => phrase.indexOf(word) > 0)).map((word) => [word]);
  const own = [...phrases, ...alone];
  const said = new Set(own.map((phrase) => phrase.join(" ")));
  return { own, others: groups.filter((group) => group.some((phrase) => said.has(phrase.join(" ")))).flat() };
}

const containsPhrase = (text: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && text.some((_, start) => phrase.every((word, index) => text[start + index] === word));

/** How much of a name the phrases say. */
function shareOf(name: readonly string[], phrases: readonly (readonly string[])[]): number {
  const meant = new Set(phrases.filter((phrase) => phrase.every((word) => name.includes(word))).flat());
  return name.length === 0 ? 0 : name.filter((word) => meant.has(word)).length / name.length;
}

const fillers = new Set(["a", "al", "con", "de", "del", "el", "en", "la", "las", "los", "o", "para", "por", "y"]);

/** The words of a text, the same for singular and plural, without those that name nothing. */
function stems(text: string): string[] {
  const words = foldText(text).match(/[a-z0-9]+/g) ?? [];
  return words
    .filter((word) => !fillers.has(word))
    .map((word) =>
      /\d/.test(word) || word.length < 4
        ? word
        : word
            .replace(/s$/, "")
            .replace(/(?<=[^aeiou])e$/, "")
            .replace(/z$/, "c"),
    );
}
