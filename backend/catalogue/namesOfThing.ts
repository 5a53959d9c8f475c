import { categoryPath } from "./categories";
import { parseSearchUnits, toUnit } from "./searchUnits";
import type { SearchUnit } from "./searchUnits";
import { splitWords, wordKey } from "./words";

/** Words and phrases by which others may ask for a thing: those of its title and of its categories, and synonyms. */
export function namesOfThing({ title, tags, categoryId }: { title: string; tags: string[]; categoryId: number }) {
  const kinds = categoryPath(categoryId).flatMap(({ name }) => [name, ...name.split(/ y |, /)]);
  const units = [...[title, ...tags].flatMap(parseSearchUnits), ...kinds.map((kind) => toUnit(splitWords(kind)))];
  return [...new Set(units.flatMap((unit) => [...spellingsOf(unit), ...unit.words]))].filter((name) => name !== "");
}

const spellingsOf = ({ text, shortForms, synonyms }: SearchUnit) => [text, ...shortForms, ...synonyms];

/**
 * A pre-filter: whether a thing with these names could be meant by a few words. The database decides by its own
 * dictionary, and gets few candidates.
 */
export function createNameFilter(names: readonly string[]): (asked: string) => boolean {
  const keys = new Set(names.flatMap((name) => wordKey(name).split(" ")));
  const isKnown = (spelling: string) => splitWords(spelling).every((word) => keys.has(wordKey(word)));
  return (asked) => {
    const units = parseSearchUnits(asked);
    return units.length > 0 && units.every((unit) => [...spellingsOf(unit), ...unit.words].some(isKnown));
  };
}
