import { foldText } from "../../rules/text";
import abbreviations from "./abbreviations.json";
import { categories, withDescendants } from "./categories";
import { excludedWords } from "./excludedWords";
import synonyms from "../../catalogue/synonyms.json";
import { otherNumbers, splitWords, wordKey } from "./words";

/** A word, or a phrase that the catalogues know, of what a person searches. */
export interface SearchUnit {
  /** As it was written. */
  text: string;
  words: string[];
  /** The same in short: "celu" of a celular. */
  shortForms: readonly string[];
  /** Other names of the same thing, whole and in short. */
  synonyms: readonly string[];
  /** Categories with this very name: all of their publications are such things. */
  ownCategoryIds: number[];
  /** Categories that hold such things among others, or some kind of them ("Ropa de mujer" of clothes). */
  relatedCategoryIds: number[];
  /** The only one of them, where it is called so among other things: "Cauchos y rines" of tyres. */
  sharedCategoryId: number | null;
}

/** Words that people write around what they look for. */
const searchVerbs = ["busco", "buscando", "quiero", "quisiera", "necesito", "compro", "deseo", "vendo", "cambiar"];
const ignoredKeys = new Set([...excludedWords, ...searchVerbs].map(wordKey));

/** Words that join a phrase and may be others, or missing: "comida para perros", "comida de perro". */
const linkKeys = new Set(["a", "con", "de", "del", "el", "en", "la", "las", "los", "para", "y"]);

const phraseKey = (text: string): string =>
  wordKey(text)
    .split(" ")
    .filter((key) => !linkKeys.has(key))
    .join(" ");

const synonymsByKey = new Map<string, string[]>();
for (const group of synonyms) for (const member of group) synonymsByKey.set(phraseKey(member), group);

const idsByName = new Map<string, number[]>();
/** Of the categories that are a kind of what their name begins with: "Ropa de mujer". */
const idsByHead = new Map<string, number[]>();
/** Of those with several things in the name that hold much else further down: "Cocina y mesa". */
const idsByLoosePart = new Map<string, number[]>();
/**
 * Of those with several things in the name that hold nothing else: "Cauchos y rines", but not "Mesas y sillas para
 * eventos".
 */
const idsByPlainPart = new Map<string, number[]>();
const parentIds = new Set(categories.map(({ fatherId }) => fatherId));

for (const { id, name } of categories) {
  addId(idsByName, phraseKey(name), id);
  const parts = name.split(/ y |, /);
  const isPlain = parts.length > 1 && !parentIds.has(id) && parts.every((part) => !part.includes(" "));
  for (const part of parts) {
    const keys = phraseKey(part).split(" ");
    if (isPlain) addId(idsByPlainPart, phraseKey(part), id);
    const idsByKey = parts.length > 1 && parentIds.has(id) ? idsByLoosePart : idsByHead;
    for (let length = 1; length <= keys.length; length++) addId(idsByKey, keys.slice(0, length).join(" "), id);
  }
}

function addId(idsByKey: Map<string, number[]>, key: string, id: number) {
  idsByKey.set(key, [...(idsByKey.get(key) ?? []), id]);
}

const maxPhraseWords =
  2 + Math.max(...[...synonymsByKey.keys(), ...idsByName.keys()].map((key) => key.split(" ").length));

/** Short forms differ in one letter from other words: "tel" is no "tele". */
const shortKey = (word: string): string => foldText(word).replace(/s$/, "");
const wholeWords = new Map(
  Object.entries(abbreviations).flatMap(([whole, short]) => short.map((word) => [shortKey(word), whole] as const)),
);
/** Whether a word is the short form of another, which is then searched for instead. */
export const isAbbreviation = (word: string): boolean => wholeWords.has(shortKey(word));

const shortForms = new Map(Object.entries(abbreviations).map(([whole, short]) => [phraseKey(whole), short]));
const shortFormsOf = (name: string): readonly string[] => shortForms.get(phraseKey(name)) ?? [];

/** Every word by which the catalogues know something, in plain letters and in both numbers, and some forms that do not exist. */
export const catalogueWords: readonly string[] = unique(
  [...synonyms.flat(), ...categories.map(({ name }) => name)]
    .flatMap(splitWords)
    .flatMap((word) => [word, ...otherNumbers(word), wordKey(word), `${wordKey(word)}es`])
    .map(foldText),
);

/** The units of a text in its order, the longest known phrases first; words that say nothing are left out. */
export function parseSearchUnits(text: string): SearchUnit[] {
  const words = splitWords(text).map((word) => wholeWords.get(shortKey(word)) ?? word);
  const units: SearchUnit[] = [];
  for (let start = 0; start < words.length;) {
    const length = phraseLengthAt(words, start);
    const phrase = words.slice(start, start + length);
    if (length > 1 || !ignoredKeys.has(wordKey(phrase.join(" ")))) units.push(toUnit(phrase));
    start += length;
  }
  return units;
}

function phraseLengthAt(words: readonly string[], start: number): number {
  for (let length = Math.min(maxPhraseWords, words.length - start); length > 1; length--) {
    const phrase = words.slice(start, start + length);
    const key = phraseKey(phrase.join(" "));
    const isWhole = [phrase[0], phrase.at(-1)].every((word = "") => !linkKeys.has(wordKey(word)));
    if (isWhole && key.includes(" ") && (synonymsByKey.has(key) || idsByName.has(key))) return length;
  }
  return 1;
}

/** A unit of these words as they stand, whatever phrases they are. */
export function toUnit(words: string[]): SearchUnit {
  const key = phraseKey(words.join(" "));
  const group = synonymsByKey.get(key) ?? [];
  const named = unique([
    ...(idsByName.get(key) ?? []),
    ...(idsByHead.get(key) ?? []).filter((id) => parentIds.has(id)),
  ]);
  const namedBySynonym = unique(group.flatMap((member) => idsByName.get(phraseKey(member)) ?? []));
  // "Carro" is no other word for the whole of "Vehículos" where "Carros" has a category of its own.
  const narrowest = namedBySynonym.filter((id) => !namedBySynonym.some((other) => isBelow(other, id)));
  const own =
    named.length > 0
      ? unique([...named, ...narrowest.filter((id) => named.some((ancestor) => isBelow(id, ancestor)))])
      : narrowest;
  const names = [key, ...group.map(phraseKey)];
  const related = unique([...narrowest, ...names.flatMap((name) => idsByHead.get(name) ?? [])]).filter(
    (id) => !own.some((other) => isBelow(other, id)),
  );
  return {
    text: words.join(" "),
    words: words.filter((word) => !linkKeys.has(wordKey(word))),
    shortForms: shortFormsOf(words.join(" ")),
    synonyms: group
      .filter((member) => phraseKey(member) !== key)
      .flatMap((member) => [member, ...shortFormsOf(member)]),
    ownCategoryIds: own,
    relatedCategoryIds: own.length + related.length > 0 ? related : (idsByLoosePart.get(key) ?? []),
    sharedCategoryId:
      related.find((id) => related.length === 1 && names.some((name) => idsByPlainPart.get(name)?.includes(id))) ??
      null,
  };
}

/** Completes a half-typed word to the only thing that begins with it; null where the catalogues know several. */
export function completeUnit(word: string): SearchUnit | null {
  const key = wordKey(word);
  if (key.length < minBeginning) return null;
  const units = new Map(
    [...synonymsByKey.keys(), ...idsByName.keys()]
      .filter((known) => !known.includes(" ") && known.startsWith(key))
      .map((known) => [synonymsByKey.get(known) ?? known, known]),
  );
  const [known] = units.values();
  return known && units.size === 1 ? toUnit([known]) : null;
}

/** Shorter beginnings match too much. */
const minBeginning = 4;

/** The categories of the things that a unit names, without those outside of a narrower name and without accessories. */
export function closeCategoryIds({ ownCategoryIds }: SearchUnit): number[] {
  return unique(
    ownCategoryIds.flatMap((id) =>
      ownCategoryIds.some((other) => isBelow(other, id))
        ? [id]
        : withDescendants(id).filter((below) => below === id || !isAccessory(below)),
    ),
  );
}

const accessoryIds = new Set(categories.filter(({ name }) => /accesorios|repuestos/i.test(name)).map(({ id }) => id));
/** Whether things of a category go with others: «Accesorios» and «Repuestos». */
export const isAccessory = (categoryId: number): boolean => accessoryIds.has(categoryId);

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)];
}

const fatherOf = new Map(categories.map(({ id, fatherId }) => [id, fatherId]));

/** Whether the category lies below another one. */
function isBelow(id: number, ancestorId: number): boolean {
  const fatherId = fatherOf.get(id);
  return fatherId != null && (fatherId === ancestorId || isBelow(fatherId, ancestorId));
}
