import { and, eq, exists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { parseSearchUnits, toUnit } from "../catalogue/searchUnits";
import { foldText } from "../../rules/text";
import type { Db } from "./client";
import { isPublicTo } from "./publications";
import { publications } from "./schema/publications";
import { users } from "./schema/users";
import { listAlike } from "./spellings";
import type { Correction } from "./spellings";
import { isKnown, matchExactly, matchLoosely } from "./unitMatch";
import type { TermUnit, WordMatch } from "./unitMatch";
import { nothingQuery, phraseForms } from "./wordQueries";
import type { SearchField } from "./wordQueries";

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
      // A word alone was looked for as it stands already.
      ...(units.includes(unit) ? [] : [matchExactly(unit, field)]),
      matchLoosely(unit, field, alike),
      // Similar words may occur only in titles that are hidden from the viewer: then all titles are searched.
      ...(alike.get(foldText(unit.words[0] ?? ""))?.words.length ? [matchLoosely(unit, field)] : []),
    ]),
  );
  return exact.flatMap((match, index) => (match.isFound ? [match] : found.splice(0, words[index]?.length)));
}

/**
 * What a publication must meet to be found with a unit, whatever else there is: as it stands, or word by word.
 * `sounding` are the words of titles that sound like its own.
 */
export function mayMatchUnit(unit: TermUnit, field: SearchField, sounding: ReadonlyMap<string, Correction>): SQL {
  const anyForm = (part: TermUnit) =>
    or(
      matchExactly(part, field).where,
      matchLoosely(part, field).where,
      sounding.has(foldText(part.text)) ? matchLoosely(part, field, sounding).where : undefined,
    );
  const isMet = unit.words.length > 1 ? or(anyForm(unit), and(...splitUnit(unit).map(anyForm))) : anyForm(unit);
  return sql`(${isMet})`;
}

/**
 * Conditions for the thing that a few words name ("laptop", but not a laptop bag); `within` is a query that finds a
 * superset. Null for words without a meaning.
 */
export function matchName(text: string): Pick<WordMatch, "where" | "within"> | null {
  const [named, ...details] = parseSearchUnits(text).map((unit) => matchExactly({ ...unit, term: 0 }, "title"));
  if (!named) return null;
  const conditions = [named.where, named.closes[0], ...details.map(({ where }) => where)];
  return { where: sql`(${and(...conditions)})`, within: named.closestWithin };
}

/** A query that finds the interests with a word for such a thing. */
export function anyNameQuery(names: readonly string[]): SQL {
  return names.length === 0 ? nothingQuery : sql`(${sql.join(names.map(phraseForms), sql` || `)})`;
}

/** The parts that replace a phrase without matches. */
export const splitUnit = (unit: TermUnit): TermUnit[] =>
  unit.words.length > 1 ? unit.words.map((word) => ({ ...toUnit([word]), term: unit.term })) : [unit];

/** `isFound`: a publication that the viewer may see matches. */
export type FoundMatch = WordMatch & { isFound: boolean };

/** For each unit the first match that finds a publication visible to the viewer, else the last one. */
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
  // A `case` evaluates later branches only where the earlier ones fail.
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
