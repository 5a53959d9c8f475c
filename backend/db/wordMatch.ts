import { and, eq, exists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { withDescendants } from "../catalogue/categories";
import {
  closeCategoryIds,
  completeUnit,
  isAbbreviation,
  isAccessory,
  parseSearchUnits,
  toUnit,
} from "../catalogue/searchUnits";
import { endingsOf, otherNumbers, splitWords } from "../catalogue/words";
import { foldText } from "../../rules/text";
import type { SearchUnit } from "../catalogue/searchUnits";
import type { Db } from "./client";
import { isPublicTo } from "./publications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { isCorrectable, listAlike } from "./spellings";

/** What the words are compared with: the title and the category, or what the owner wants in exchange. */
export type SearchField = "title" | "interests";

/** A word or phrase of a search as conditions on publications. */
interface WordMatch {
  /** As it was written. */
  text: string;
  /** Which of the search's terms it belongs to. */
  term: number;
  where: SQL;
  /** A query of words and categories that an index finds all of them with, and perhaps others; null where none does. */
  within: SQL | null;
  /**
   * How close they are, the closest first: what the word names, a laptop and no bag for one; then what mentions it. One
   * where all are equally close.
   */
  closes: readonly SQL[];
  /** As `within`, of the closest. */
  closestWithin: SQL | null;
}

/**
 * The conditions of units, in their order. A unit that finds nothing as it stands is taken word by word, and a word
 * that finds nothing by its beginning or a similar one.
 */
export async function matchUnits(
  db: Db,
  viewerId: number | null,
  units: readonly TermUnit[],
  field: SearchField,
): Promise<FoundMatch[]> {
  const exact = await findFirst(
    db,
    viewerId,
    units.map((unit) => [matchExactly(unit, field)]),
  );
  if (exact.every(({ isFound }) => isFound)) return exact;
  const words = units.map((unit, index) => (exact[index]?.isFound ? [] : splitUnit(unit)));
  const written = words.flat().filter((unit) => field === "title" && !isKnown(unit));
  const alike = await listAlike(
    db,
    written.map((unit) => unit.words[0] ?? ""),
  );
  const found = await findFirst(
    db,
    viewerId,
    words.flat().map((unit) => [
      matchExactly(unit, field),
      matchLoosely(unit, field, alike),
      // What is spelt alike may stand in titles alone that the viewer is not shown: then all titles are looked through.
      ...(alike.get(foldText(unit.words[0] ?? ""))?.length ? [matchLoosely(unit, field)] : []),
    ]),
  );
  return exact.flatMap((match, index) => (match.isFound ? [match] : found.splice(0, words[index]?.length)));
}

/**
 * What a publication must meet to be found with all of these units, whatever else there is: each as it stands, or word
 * by word.
 */
export function mayMatchUnits(units: readonly SearchUnit[], field: SearchField): SQL {
  const inTerm = units.map((unit) => ({ ...unit, term: 0 }));
  const anyForm = (unit: TermUnit) => or(matchExactly(unit, field).where, matchLoosely(unit, field).where);
  const conditions = inTerm.map((unit) => or(anyForm(unit), and(...splitUnit(unit).map(anyForm))));
  return and(...conditions) ?? sql`false`;
}

/**
 * What a publication must meet to be the thing that a few words name, as "laptop" no bag for one; `within` is a query
 * that finds all of them. Null for words that say nothing.
 */
export function matchName(text: string): Pick<WordMatch, "where" | "within"> | null {
  const [named, ...details] = parseSearchUnits(text).map((unit) => matchExactly({ ...unit, term: 0 }, "title"));
  if (!named) return null;
  const conditions = [named.where, named.closes[0], ...details.map(({ where }) => where)];
  return { where: sql`(${and(...conditions)})`, within: named.closestWithin };
}

/** What the interests of those who want such a thing have a word of. */
export function anyNameQuery(names: readonly string[]): SQL {
  return names.length === 0 ? nothingQuery : sql`(${sql.join(names.map(phraseForms), sql` || `)})`;
}

/** What stands in place of a phrase that finds nothing as it is. */
export const splitUnit = (unit: TermUnit): TermUnit[] =>
  unit.words.length > 1 ? unit.words.map((word) => ({ ...toUnit([word]), term: unit.term })) : [unit];

export type TermUnit = SearchUnit & { term: number };
export type FoundMatch = WordMatch & { isFound: boolean };

/** Of each the first way that any publication meets which the viewer may find, or else the last one. */
async function findFirst(
  db: Db,
  viewerId: number | null,
  ways: readonly (readonly WordMatch[])[],
): Promise<FoundMatch[]> {
  if (ways.length === 0) return [];
  const isIn = (source: SQL, where: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(sql`${source} ${publications}`)
        .innerJoin(users, eq(users.id, publications.ownerId))
        .where(and(isPublicTo(viewerId), where)),
    );
  const latest = sql`(select * from ${publications} order by id desc limit 1000)`;
  // What is frequent is among the latest. For what is not, the offset makes the planner reckon with all there is: told
  // that one is enough, it looks through a million titles in the hope of a word that none has.
  const isMet = ({ where }: WordMatch) =>
    or(isIn(latest, where), isIn(sql`(select * from ${publications} where ${where} offset 0)`, where));
  // A case looks at what comes later only where nothing before it is met.
  const columns = ways.map((way, index) => {
    const cases = way.map((match, order) => sql`when ${isMet(match)} then ${sql.raw(String(order))}`);
    return [`word${index}`, sql<number | null>`case ${sql.join(cases, sql` `)} end`] as const;
  });
  const [row] = await db.select(Object.fromEntries(columns)).from(sql`(values (1)) one`);
  return ways.flatMap((way, index) => {
    const met = row?.[`word${index}`] ?? null;
    const match = met === null ? way.at(-1) : way[met];
    return match ? [{ ...match, isFound: met !== null }] : [];
  });
}

const vectorOf = (field: SearchField) => (field === "title" ? publications.titleSearch : publications.interestSearch);

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
  const named = (names: readonly string[]) => anyQuery(names.map(phraseForms));
  const byName = named([...written, ...unit.synonyms]);
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
    // Elsewhere another word for it may mean another thing: the tyre ("caucho") of a seeker of "llantas", and caucho
    // paint.
    where: categoryIds.length === 0 ? isSynonym : sql`(${isTyped} or ${inCategories(categoryIds)})`,
    within: categoryIds.length === 0 ? byName : anyQuery([named(written), categoryQuery(categoryIds)]),
    // What only shares a category of that name comes last: the watches among "Celulares".
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

/** What a query finds in a cell, by an index of both. */
export const findWithin = (field: SearchField, query: SQL | null): ((cell: SQL) => SQL) | undefined =>
  query === null
    ? undefined
    : (cell) =>
        field === "title"
          ? sql`in_cell(${publications.titleSearch}, ${publications.categoryId}, ${publications.cell}) @@ in_cell(${query}, ${cell})`
          : sql`in_cell(${publications.interestSearch}, ${publications.cell}) @@ in_cell(${query}, ${cell})`;

/** What any of some queries finds, and what all of them do; one that is null finds everything. */
export const anyQuery = (queries: readonly (SQL | null)[]): SQL | null => {
  const known = queries.filter((query) => query !== null);
  return known.length < queries.length ? null : sql`(${sql.join(known, sql` || `)})`;
};
export const allQuery = (queries: readonly (SQL | null)[]): SQL | null => {
  const known = queries.filter((query) => query !== null);
  return known.length === 0 ? null : sql`(${sql.join(known, sql` && `)})`;
};

/** The index of titles has categories, too. */
const categoryQuery = (ids: readonly number[]) => sql`${ids.map((id) => `'#${id}'`).join(" | ")}::tsquery`;

const nothingQuery = sql`''::tsquery`;

/** A text with this word or phrase. */
function matchPhrase(phrase: string, field: SearchField): SQL {
  const matches = sql`${vectorOf(field)} @@ ${phraseForms(phrase)}`;
  const [word = "", ...others] = splitWords(phrase).map(foldText);
  if (others.length > 0 || word.length < 3 || word.length > 8 || !/^[a-z]+$/.test(word)) return matches;
  // The dictionary cuts "cama" and "cámara" down to the same stem; "tel" for short is neither "tela" nor "tele".
  const inflected = isAbbreviation(word) ? `${word.replace(/s$/, "")}s?` : endingsOf(word);
  // Most are written so: to take the accents off a text costs more than all else.
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

/** In both numbers. */
const phraseForms = (phrase: string): SQL =>
  sql`(${sql.join([phrase, ...otherNumbers(phrase)].map(phraseQuery), sql` || `)})`;

const phraseQuery = (form: string) => sql`plainto_tsquery('spanish', ${plainText(form)})`;

/**
 * As plain_text writes it, which PostgreSQL works out for each form as it plans each statement: a search has dozens.
 * What is not written in Spanish letters alone is left to it.
 */
const plainText = (text: string) => (/^[a-z0-9 áéíóúüñ]*$/i.test(text) ? foldText(text) : sql`plain_text(${text})`);

/**
 * A word with this beginning, or a title with one that is spelt alike; a word that the catalogues know is spelt as it
 * is meant, and the beginning of one finds all that it does.
 */
function matchLoosely(unit: TermUnit, field: SearchField, alike?: ReadonlyMap<string, string[]>): WordMatch {
  const {
    text,
    term,
    words: [word = ""],
  } = unit;
  const plain = foldText(word);
  if (!isLoose(unit))
    return { text, term, where: sql`false`, within: nothingQuery, closes: [], closestWithin: nothingQuery };
  const words = field === "title" && isCorrectable(plain) ? (alike?.get(plain) ?? []) : undefined;
  const completed = completeUnit(word);
  const whole = completed && matchExactly({ ...completed, term }, field);
  const beginning = word.length >= 2 ? sql`to_tsquery('simple', plain_text(${word}) || ':*')` : undefined;
  const where = or(
    beginning && sql`${vectorOf(field)} @@ ${beginning}`,
    words && isSpeltLike(plain, words),
    whole?.where,
  );
  const ways = [
    beginning,
    // Without such words only a look at each title finds those that are alike.
    words && (words.length > 0 ? anyWord(words) : null),
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

/**
 * By the words that are spelt alike, which an index finds fast; where there are none it may be two words: "play
 * station".
 */
function isSpeltLike(word: string, alike: readonly string[]): SQL | undefined {
  const isSimilar = sql`plain_text(${publications.title}) %> ${word}`;
  return alike.length === 0 ? isSimilar : and(sql`${publications.titleSearch} @@ ${anyWord(alike)}`, isSimilar);
}

const anyWord = (words: readonly string[]): SQL => sql`to_tsquery('spanish', ${words.join(" | ")})`;

/** Whether a word may be met by its beginning: a plain one, that could not break the query's own language ("½"). */
export const isLoose = (unit: TermUnit): boolean => !isKnown(unit) && /^[a-z0-9]+$/.test(foldText(unit.words[0] ?? ""));

const isKnown = ({ synonyms, ownCategoryIds, relatedCategoryIds }: TermUnit) =>
  synonyms.length + ownCategoryIds.length + relatedCategoryIds.length > 0;
