import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { completeUnit } from "../catalogue/searchUnits";
import type { SearchUnit } from "../catalogue/searchUnits";
import { otherNumbers } from "../catalogue/words";
import { foldText } from "../../rules/text";
import { isCorrectable } from "./spellings";
import { categoryIdsOf, isLoose, matchExactly } from "./unitMatch";
import type { TermUnit } from "./unitMatch";
import { splitUnit } from "./wordMatch";
import { anyQuery } from "./wordQueries";
import type { SearchField } from "./wordQueries";

/**
 * Index keys for finding the units that a publication may meet: a word form of each name, categories, the beginning,
 * and trigrams for similar spellings. Every publication that the search would find for a unit has one of its signs, but
 * for what it finds by the sound of a word; the converse is checked afterwards.
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

/** The signs of which a publication has to have one, to match a word of an alert. */
export function signsOfUnit(unit: SearchUnit, field: SearchField): UnitSigns {
  const whole: TermUnit = { ...unit, term: 0 };
  // Word by word a phrase is met by all of them: the longest one says enough.
  const word = splitUnit(whole).toSorted((a, b) => b.text.length - a.text.length)[0] ?? whole;
  const spelt = isLoose(word) ? foldText(word.words[0] ?? "") : null;
  const completed = spelt === null ? null : completeUnit(word.words[0] ?? "");
  const ways = [whole, word, ...(completed ? [{ ...completed, term: 0 }] : [])];
  const signs = [
    ...(field === "title" ? ways.flatMap(categoryIdsOf).map((id) => `#${id}`) : []),
    ...(spelt === null ? [] : [`^${spelt}`]),

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
}

/** Every sign by which alerts could find a publication. */
export function signsOfPublication({ categoryId, titleForms, interestForms, letters }: PublicationWords): string[] {
  const signs = [
    inField(`#${categoryId}`, "title"),
    ...titleForms.flatMap((form) => signsOfForm(form, "title")),
    ...interestForms.flatMap((form) => signsOfForm(form, "interests")),
    ...letters.map((three) => inField(asLetters(three), "title")),
  ];
  return [...new Set(signs)];
}

/** The sign of a name, as the database writes it. */
export const nameSign = (form: SQL, field: SearchField): SQL => sql`${inField("=", field)} || ${form}`;

const signsOfForm = (form: string, field: SearchField) =>
  [`=${form}`, ...Array.from(form, (_, at) => `^${form.slice(0, at + 1)}`)].map((sign) => inField(sign, field));

const inField = (sign: string, field: SearchField) => `${field === "title" ? "t" : "i"}${sign}`;
const asLetters = (three: string) => `~${three}`;

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
