import { and, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { asArray, unitOf } from "./alertIndex";
import type { Db } from "./client";
import { alertUnits } from "./schema/alertTerms";
import { publications } from "./schema/publications";
import { listSounding } from "./spellings";
import { signsOfPublication, soundSigns } from "./unitSigns";
import type { PublicationWords } from "./unitSigns";
import { isKnown, matchExactly } from "./unitMatch";
import { matchUnits, mayMatchUnit, splitUnit } from "./wordMatch";
import type { SearchField } from "./wordQueries";

interface Candidate {
  id: number;
  field: SearchField;
  text: string;
}

/** Units that one statement asks a publication about, far below what a statement may have. */
const unitsAtOnce = 40;
/** Fewer for loose matching, where each unit asks about all other publications, too. */
const looseAtOnce = 10;

/**
 * The units of alerts that a publication meets, by the rules of the search: each unit as it stands or, where no
 * publication meets it so, word by word, by its beginning, its sound or a similar spelling. Checked as a guest would
 * see the publications.
 */
export async function listMetUnits(db: Db, publicationId: number): Promise<number[]> {
  const candidates = await listCandidates(db, publicationId);
  const sounding = await listSounding(
    db,
    candidates
      .filter(({ field }) => field === "title")
      .flatMap(({ text }) => splitUnit({ ...unitOf(text), term: 0 }))
      .filter((word) => !isKnown(word))
      .map(({ text }) => text),
  );
  const met: number[] = [];
  const hopeful: Candidate[] = [];
  for (const some of portionsOf(candidates, unitsAtOnce)) {
    const answers = await ask(
      db,
      publicationId,
      some.map(({ field, text }) => {
        const unit = { ...unitOf(text), term: 0 };
        const isExact = matchExactly(unit, field).where;
        return sql<number>`case when ${isExact} then 2 when ${mayMatchUnit(unit, field, sounding)} then 1 else 0 end`;
      }),
    );
    for (const [index, unit] of some.entries()) {
      if (answers[index] === 2) met.push(unit.id);
      else if (answers[index] === 1) hopeful.push(unit);
    }
  }
  for (const field of ["title", "interests"] as const)
    for (const some of portionsOf(
      hopeful.filter((unit) => unit.field === field),
      looseAtOnce,
    ))
      met.push(...(await listLooselyMet(db, publicationId, some, field)));
  return met;
}

async function listLooselyMet(db: Db, publicationId: number, some: readonly Candidate[], field: SearchField) {
  const units = some.map(({ text }, term) => ({ ...unitOf(text), term }));
  const matches = await matchUnits(db, null, units, field);
  const conditions = some.map((_, at) => {
    const own = matches.filter(({ term }) => term === at).map(({ where }) => where);
    return own.length === 0 ? sql`false` : sql`(${and(...own)})`;
  });
  const answers = await ask(
    db,
    publicationId,
    conditions.map((condition) => sql<number>`(${condition})::int`),
  );
  return some.filter((_, index) => answers[index] === 1).map(({ id }) => id);
}

/** All with a sign of the publication that it may meet, and few others. */
async function listCandidates(db: Db, publicationId: number): Promise<Candidate[]> {
  const [words] = await db
    .select({
      categoryId: publications.categoryId,
      titleForms: sql<string[]>`tsvector_to_array(${publications.titleSearch})`,
      interestForms: sql<string[]>`tsvector_to_array(${publications.interestSearch})`,
      letters: sql<string[]>`show_trgm(plain_text(${publications.title}))`,
      sounds: sql<
        string[]
      >`array(select sound_of(word) from spelt_words(${publications.title}) word where length(word) >= 4)`,
    } satisfies Record<keyof PublicationWords, unknown>)
    .from(publications)
    .where(eq(publications.id, publicationId));
  if (!words) return [];
  const signs = asArray(signsOfPublication(words));
  const beginnings = sql`left(${alertUnits.field}, 1) || '^' || ${alertUnits.spelt}`;
  const title = sql`${publications.titleSearch} || array_to_tsvector(array['#' || ${publications.categoryId}])`;
  return db
    .select({ id: alertUnits.id, field: alertUnits.field, text: alertUnits.text })
    .from(alertUnits)
    .innerJoin(publications, eq(publications.id, publicationId))
    .where(
      and(
        // One index lookup per sign: given all signs at once, the planner would compare them with every unit.
        sql`${alertUnits.id} = any(array(select found.id from unnest(${signs}) sign
          cross join lateral (select id from alert_units where signs @> array[sign]) found))`,
        sql`(case ${alertUnits.field} when 'title' then (${title}) @@ ${alertUnits.names}
            or plain_text(${publications.title}) %> ${alertUnits.spelt}
          else ${publications.interestSearch} @@ ${alertUnits.names} end
          or ${beginnings} = any(${signs}) or ${alertUnits.signs} && ${asArray(soundSigns(words.sounds))})`,
      ),
    )
    .orderBy(alertUnits.id);
}

async function ask(db: Db, publicationId: number, conditions: readonly SQL<number>[]): Promise<(number | null)[]> {
  if (conditions.length === 0) return [];
  const columns = Object.fromEntries(conditions.map((condition, index) => [`unit${index}`, condition]));
  const [row] = await db.select(columns).from(publications).where(eq(publications.id, publicationId));
  return conditions.map((_, index) => row?.[`unit${index}`] ?? null);
}

function* portionsOf<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
