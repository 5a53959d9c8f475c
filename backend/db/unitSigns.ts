import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { completeUnit } from "../catalogue/searchUnits";
import type { SearchUnit } from "../catalogue/searchUnits";
import { otherNumbers } from "../catalogue/words";
import { foldText } from "../../rules/text";
import { isCorrectable } from "./spellings";
import type { HeardWord } from "./spellings";
import { categoryIdsOf, isLoose, matchExactly } from "./unitMatch";
import type { TermUnit } from "./unitMatch";
import { splitUnit } from "./wordMatch";
import { anyQuery } from "./wordQueries";
import type { SearchField } from "./wordQueries";

/**
 * Index keys for finding the units that a publication may meet: a word form of each name, categories, the beginning,
 * the sound, and trigrams for similar spellings. Every publication that the search would find for a unit has one of its
 * signs; the converse is checked afterwards.
 */
interface UnitSigns {
  /** Names in both numbers, of which the database knows the word forms. */
  names: string[];
  /** The others. */
  signs: string[];
  /** Word forms and categories that are asked for; null for none. */
  query: SQL | null;
  spelt: string | null;
}

/** Word by word a phrase is met by all of them: the longest one says enough. */
function longestOf(unit: SearchUnit): TermUnit {
  const whole = { ...unit, term: 0 };
  return splitUnit(whole).toSorted((a, b) => b.text.length - a.text.length)[0] ?? whole;
}

/** The word of a unit that may be met by its beginning or by a similar one; null for none. */
export function speltOf(unit: SearchUnit): string | null {
  const word = longestOf(unit);
  return isLoose(word) ? foldText(word.words[0] ?? "") : null;
}

/** The signs of which a publication has to have one, to match a word of an alert. Interests are not found by sound. */
export function signsOfUnit(
  unit: SearchUnit,
  field: SearchField,
  heardWords: ReadonlyMap<string, HeardWord>,
): UnitSigns {
  const word = longestOf(unit);
  const spelt = speltOf(unit);
  const heard = field === "title" && spelt !== null ? heardWords.get(spelt) : undefined;
  const completed = spelt === null ? null : completeUnit(word.words[0] ?? "");
  const others = [...(completed ? [completed] : []), ...(heard?.units ?? [])];
  const ways = [unit, word, ...others].map((way) => ({ ...way, term: 0 }));
  const signs = [
    ...(field === "title" ? ways.flatMap(categoryIdsOf).map((id) => `#${id}`) : []),
    ...(spelt === null ? [] : [`^${spelt}`]),
    ...(heard ? [asSound(heard.sound)] : []),
    ...(spelt !== null && field === "title" && isCorrectable(spelt) ? rarestLetters(spelt).map(asLetters) : []),
  ];
  return {
    names: [...new Set(ways.flatMap(namesOf).flatMap((name) => [name, ...otherNumbers(name)]))],
    signs: [...new Set(signs)].map((sign) => inField(sign, field)),
    query: anyQuery(ways.map((way) => matchExactly(way, field).within)),
    spelt,
  };
}

/** What the words of a publication show. */
export interface PublicationWords {
  categoryId: number;
  titleForms: string[];
  interestForms: string[];
  /** Of its title, three at a time. */
  letters: string[];
  /** Of the words of its title that may be meant by others. */
  sounds: string[];
}

/** Every sign by which alerts could find a publication. */
export function signsOfPublication({ categoryId, titleForms, interestForms, letters, sounds }: PublicationWords) {
  const signs = [
    inField(`#${categoryId}`, "title"),
    ...titleForms.flatMap((form) => signsOfForm(form, "title")),
    ...interestForms.flatMap((form) => signsOfForm(form, "interests")),
    ...letters.map((three) => inField(asLetters(three), "title")),
    ...soundSigns(sounds),
  ];
  return [...new Set(signs)];
}

/** The signs of sounds in a title. */
export const soundSigns = (sounds: readonly string[]) => sounds.map((sound) => inField(asSound(sound), "title"));

/** The sign of a name, as the database writes it. */
export const nameSign = (form: SQL, field: SearchField): SQL => sql`${inField("=", field)} || ${form}`;

const signsOfForm = (form: string, field: SearchField) =>
  [`=${form}`, ...Array.from(form, (_, at) => `^${form.slice(0, at + 1)}`)].map((sign) => inField(sign, field));

const inField = (sign: string, field: SearchField) => `${field === "title" ? "t" : "i"}${sign}`;
const asLetters = (three: string) => `~${three}`;
const asSound = (sound: string) => `/${sound}`;

const namesOf = ({ text, shortForms, synonyms }: SearchUnit) => [text, ...shortForms, ...synonyms];

/** The share of a word's letters, three at a time, that what is spelt alike has: PostgreSQL's own threshold. */
const alikeShare = 0.6;

/**
 * Enough of a word's trigrams that every similar word has one of them; those from its middle, since words share
 * beginnings more often.
 */
function rarestLetters(word: string): string[] {
  const padded = `  ${word} `;
  const all = [...new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))];
  const [first, second, ...others] = all;
  const byRarity = [...others, second, first].filter((three) => three !== undefined);
  return byRarity.slice(0, all.length - Math.ceil(all.length * alikeShare) + 1);
}
