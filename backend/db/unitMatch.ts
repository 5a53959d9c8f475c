import { and, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { withDescendants } from "../catalogue/categories";
import { closeCategoryIds, completeUnit, isAbbreviation, isAccessory, toUnit } from "../catalogue/searchUnits";
import type { SearchUnit } from "../catalogue/searchUnits";
import { endingsOf, splitWords } from "../catalogue/words";
import { foldText } from "../../rules/text";
import { publications } from "./schema/publications";
import { isCorrectable } from "./spellings";
import type { Correction } from "./spellings";
import { allQuery, anyQuery, anyWord, categoryQuery, nothingQuery, phraseForms } from "./wordQueries";
import type { SearchField } from "./wordQueries";

/** A word or phrase of a search as conditions on publications. */
export interface WordMatch {
  /** As it was written. */
  text: string;
  /** Which of the search's terms it belongs to. */
  term: number;
  where: SQL;
  /** An indexed query for a superset of the matches; null where there is none. */
  within: SQL | null;
  /**
   * How close they are, the closest first: what the word names, a laptop and no bag for one; then what mentions it. One
   * where all are equally close.
   */
  closes: readonly SQL[];
  /** As `within`, of the closest. */
  closestWithin: SQL | null;
}

/** `term` is the index of the search's term that it belongs to. */
export type TermUnit = SearchUnit & { term: number };

const anyName = (names: readonly string[]) => anyQuery(names.map(phraseForms));

/** Publications with a word or phrase as it stands, or a synonym or category of that name. */
export function matchExactly(unit: TermUnit, field: SearchField): WordMatch {
  const isAnyOf = (names: readonly string[]) =>
    sql`(${sql.join(
      names.map((name) => matchPhrase(name, field)),
      sql` or `,
    )})`;
  const written = [unit.text, ...unit.shortForms];
  const isTyped = isAnyOf(written);
  const isSynonym = isAnyOf([...written, ...unit.synonyms]);
  const { text, term } = unit;
  const byName = anyName([...written, ...unit.synonyms]);
  if (field === "interests")
    return { text, term, where: isSynonym, within: byName, closes: [sql`true`], closestWithin: byName };
  const { ownCategoryIds: own, sharedCategoryId: shared } = unit;
  const ownTree = own.flatMap((id) => withDescendants(id).filter((below) => below === id || !isAccessory(below)));
  const categoryIds = categoryIdsOf(unit);
  const isClose =
    own.length === 0
      ? // Paint of rubber ("caucho") is no tyre.
        shared === null
        ? isSynonym
        : sql`(${isSynonym} and ${inCategories([shared])})`
      : sql`(${inCategories(closeCategoryIds(unit))} or (${inCategories(ownTree)} and ${isSynonym}))`;
  return {
    text,
    term,
    // Outside the categories a synonym may mean something else: "caucho" is a tyre for "llantas", but also a paint.
    where: categoryIds.length === 0 ? isSynonym : sql`(${isTyped} or ${inCategories(categoryIds)})`,
    within: categoryIds.length === 0 ? byName : anyQuery([anyName(written), categoryQuery(categoryIds)]),
    // Things that only share a category of that name come last: the watches among "Celulares".
    closes: categoryIds.length === 0 ? [isSynonym] : [isClose, isTyped],
    closestWithin:
      own.length === 0
        ? allQuery([byName, shared === null ? null : categoryQuery([shared])])
        : anyQuery([categoryQuery(closeCategoryIds(unit)), allQuery([categoryQuery(ownTree), byName])]),
  };
}

/** Categories whose things a unit finds, whatever their titles say. */
export const categoryIdsOf = ({ ownCategoryIds, relatedCategoryIds }: SearchUnit): number[] =>
  [...ownCategoryIds, ...relatedCategoryIds].flatMap(withDescendants);

const inCategories = (ids: readonly number[]) =>
  sql`${publications.categoryId} = any(${`{${[...new Set(ids)].join(",")}}`}::int[])`;

/** A text with this word or phrase. */
function matchPhrase(phrase: string, field: SearchField): SQL {
  const matches = sql`${vectorOf(field)} @@ ${phraseForms(phrase)}`;
  const [word = "", ...others] = splitWords(phrase).map(foldText);
  if (others.length > 0 || word.length < 3 || word.length > 8 || !/^[a-z]+$/.test(word)) return matches;
  // The dictionary reduces "cama" and "cámara" to the same stem; the short form "tel" is neither "tela" nor "tele".
  const inflected = isAbbreviation(word) ? `${word.replace(/s$/, "")}s?` : endingsOf(word);
  // Most texts match with their accents; removing these costs more than everything else.
  const asWritten = inflected.replace(/[aeioun]/g, (letter) => spellingsOf[letter] ?? letter);
  const written = field === "title" ? sql`${publications.title}` : sql`words(${publications.interests})`;
  return sql`(${matches} and (${written} ~* ${`\\m${asWritten}\\M`} or ${textOf(field)} ~ ${`\\m${inflected}\\M`}))`;
}

const spellingsOf: Partial<Record<string, string>> = {
  a: "[aá]",
  e: "[eé]",
  i: "[ií]",
  o: "[oó]",
  u: "[uúü]",
  n: "[nñ]",
};

const textOf = (field: SearchField) =>
  field === "title"
    ? sql`plain_text(${publications.title} || ' ' || words(${publications.tags}))`
    : sql`plain_text(words(${publications.interests}))`;

const vectorOf = (field: SearchField) => (field === "title" ? publications.titleSearch : publications.interestSearch);

/**
 * A word with this beginning, or a title with one that is spelt alike; a word that the catalogues know is spelt as it
 * is meant, and the beginning of one finds all that it does.
 */
export function matchLoosely(unit: TermUnit, field: SearchField, alike?: ReadonlyMap<string, Correction>): WordMatch {
  const {
    text,
    term,
    words: [word = ""],
  } = unit;
  const plain = foldText(word);
  if (!isLoose(unit))
    return { text, term, where: sql`false`, within: nothingQuery, closes: [], closestWithin: nothingQuery };
  const correction =
    field === "title" && isCorrectable(plain) ? (alike?.get(plain) ?? { words: [], isSameSound: false }) : undefined;
  const completed = completeUnit(word) ?? unitHeard(correction);
  const whole = completed && matchExactly({ ...completed, term }, field);
  const beginning = word.length >= 2 ? sql`to_tsquery('simple', plain_text(${word}) || ':*')` : undefined;
  const where = or(
    beginning && sql`${vectorOf(field)} @@ ${beginning}`,
    correction && isCorrected(plain, correction),
    whole?.where,
  );
  const ways = [
    beginning,
    // Without such words, similar ones can only be found by a look at each title.
    correction && (correction.words.length > 0 ? anyWord(correction.words) : null),
    whole?.within,
  ].filter((way) => way !== undefined);
  return {
    text,
    term,
    where: where ?? sql`false`,
    within: ways.length === 0 ? nothingQuery : anyQuery(ways),
    closes: whole?.closes ?? [sql`true`],
    closestWithin: whole?.closestWithin ?? null,
  };
}

/** What the catalogues know by a word that sounds the same: "selular" is meant for all that "celular" finds. */
const unitHeard = (correction: Correction | undefined): SearchUnit | undefined =>
  correction?.isSameSound ? correction.words.map((word) => toUnit([word])).find(isKnown) : undefined;

/**
 * By the words that are pronounced or spelt alike, which an index finds fast; where there are none it may be two words:
 * "play station".
 */
function isCorrected(word: string, { words, isSameSound }: Correction): SQL | undefined {
  const isSimilar = sql`plain_text(${publications.title}) %> ${word}`;
  if (words.length === 0) return isSimilar;
  const hasWord = sql`${publications.titleSearch} @@ ${anyWord(words)}`;
  // The dictionary has one stem for "cama" and "cámara".
  const isWritten = sql`plain_text(${publications.title}) ~ ${`\\m(${words.join("|")})\\M`}`;
  return and(hasWord, isSameSound ? isWritten : isSimilar);
}

/** Whether a word may be matched by its beginning: only plain ones are safe in a tsquery (not "½"). */
export const isLoose = (unit: TermUnit): boolean => !isKnown(unit) && /^[a-z0-9]+$/.test(foldText(unit.words[0] ?? ""));

/** Whether the catalogues know a word. */
export const isKnown = ({ synonyms, ownCategoryIds, relatedCategoryIds }: SearchUnit) =>
  synonyms.length + ownCategoryIds.length + relatedCategoryIds.length > 0;
