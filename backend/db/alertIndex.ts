import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import abbreviations from "../catalogue/abbreviations.json";
import categories from "../catalogue/categories.json";
import { parseSearchUnits, toUnit } from "../catalogue/searchUnits";
import synonyms from "../../catalogue/synonyms.json";
import { splitWords } from "../catalogue/words";
import { everywhere, tilesWithin } from "./alertTiles";
import { stepsOf, stepsWithin } from "./alertValues";
import type { Db } from "./client";
import { earthPoint } from "./publications";
import { alerts } from "./schema/alerts";
import type { SavedSearch } from "./schema/alerts";
import { alertTerms, alertUnits } from "./schema/alertTerms";
import { hearWords } from "./spellings";
import type { HeardWord } from "./spellings";
import { nameSign, signsOfUnit, speltOf } from "./unitSigns";
import type { SearchField } from "./wordQueries";
import { maxUnits } from "./wordRanking";

/** All that the index needs to know of one. */
export type IndexedAlert = Pick<typeof alerts.$inferSelect, "id" | "userId" | "search">;

/** Increase it with every change of how signs are made of units, or units of texts, and of what stands in a term. */
const rulesVersion = 5;

/**
 * Identifies the catalogues: with other words an alert matches other things, so only alerts indexed with this version
 * count.
 */
export const catalogueVersion = createHash("sha256")
  .update(JSON.stringify([rulesVersion, abbreviations, categories, synonyms]))
  .digest("base64url")
  .slice(0, 12);

/** New units per statement, far below the limit of parameters. */
const unitsAtOnce = 100;
const termsAtOnce = 1_000;

/** Two ranges of an index, fast however many alerts there are. */
export const isUnindexed = or(
  isNull(alerts.indexedBy),
  sql`${alerts.indexedBy} < ${catalogueVersion}`,
  sql`${alerts.indexedBy} > ${catalogueVersion}`,
);

/** Indexes alerts for matching, in place of their former entries. */
export async function indexAlerts(tx: Db, indexed: readonly IndexedAlert[]): Promise<void> {
  if (indexed.length === 0) return;
  const ids = indexed.map(({ id }) => id);
  await tx.delete(alertTerms).where(inArray(alertTerms.alertId, ids));
  const terms = indexed.flatMap((alert) => termsOf(alert.search).map((units, term) => ({ ...alert, term, units })));
  const unitOf = await keepUnits(
    tx,
    terms.flatMap(({ search, units }) => units.map((text) => ({ field: fieldOf(search), text }))),
  );
  const rows = terms.flatMap(({ id, userId, search, term, units }) => {
    const known = units.flatMap((text) => unitOf.get(keyOf(fieldOf(search), text)) ?? []);
    const byUses = known.toSorted((a, b) => a.uses - b.uses || a.id - b.id);
    const keys =
      known.length === 0
        ? stepsWithin(search.minUsd, search.maxUsd).map((step) => wordlessKey(search.categoryId, step))
        : [pairKey([...new Set(byUses.map(({ id: own }) => own))].slice(0, 2))];
    return tilesWithin(search.near, search.radiusKm).flatMap((tile) =>
      keys.map((key, at) => ({
        alertId: id,
        term: term + at,
        tile,
        rarest: inTile(key, tile),
        unitIds: known.map((unit) => unit.id),
        categoryId: search.categoryId ?? 0,
        lowUsd: search.minUsd,
        highUsd: search.maxUsd,
        userId,
        isFiltered: isFiltered(search),
        type: search.type,
        condition: search.condition,
        ...circleOf(search),
      })),
    );
  });
  for (let start = 0; start < rows.length; start += termsAtOnce)
    await tx.insert(alertTerms).values(rows.slice(start, start + termsAtOnce));
  await tx.update(alerts).set({ indexedBy: catalogueVersion }).where(inArray(alerts.id, ids));
}

/** Whether a search asks for what does not stand in its terms. */
const isFiltered = ({ location, attributes, onlyVerified }: SavedSearch): boolean =>
  location !== null || attributes.length > 0 || onlyVerified;

/** Computed once, and not for each publication that may lie in it. */
const circleOf = ({ near, radiusKm }: SavedSearch) =>
  near && radiusKm !== null ? { spot: earthPoint(near), reach: sql`gc_to_sec(${radiusKm * 1_000}::float8)` } : {};

/** Deletes the words of deleted alerts, except recently used ones, which another alert may be about to use. */
export const removeUnusedUnits = sql`delete from ${alertUnits} where used_at < now() - interval '1 day'
  and id not in (select unnest(unit_ids) from ${alertTerms})`;

/** Deletes a user's alerts, and the words that occur in no other alert. */
export async function eraseAlerts(tx: Db, userId: number): Promise<void> {
  const ofUser = tx.select({ id: alerts.id }).from(alerts).where(eq(alerts.userId, userId));
  const used = sql`(select unnest(unit_ids) from ${alertTerms} where ${inArray(alertTerms.alertId, ofUser)})`;
  // A concurrent alert with one of these words waits and inserts the word again.
  const units = await tx
    .select({ id: alertUnits.id })
    .from(alertUnits)
    .where(sql`${alertUnits.id} in ${used}`)
    .orderBy(alertUnits.id)
    .for("update");
  await tx.delete(alerts).where(eq(alerts.userId, userId));
  const ids = sql`${sql.param(units.map(({ id }) => id))}::int[]`;
  await tx
    .delete(alertUnits)
    .where(
      and(
        sql`${alertUnits.id} = any(${ids})`,
        sql`${alertUnits.id} not in (select unnest(unit_ids) from ${alertTerms} where unit_ids && ${ids})`,
      ),
    );
}

/** The units of each term that says something; one without any for an alert that has no terms. */
function termsOf({ terms }: SavedSearch): string[][] {
  if (terms.length === 0) return [[]];
  return terms
    .map((term) =>
      parseSearchUnits(term)
        .slice(0, maxUnits)
        .map(({ text }) => text.toLowerCase()),
    )
    .filter((units) => units.length > 0);
}

interface KnownUnit {
  id: number;
  uses: number;
}

/** In one order, so that concurrent transactions cannot deadlock. */
async function keepUnits(
  tx: Db,
  used: readonly { field: SearchField; text: string }[],
): Promise<Map<string, KnownUnit>> {
  const counts = new Map<string, { field: SearchField; text: string; uses: number }>();
  for (const { field, text } of used) {
    const key = keyOf(field, text);
    const counted = counts.get(key) ?? { field, text, uses: 0 };
    counts.set(key, { ...counted, uses: counted.uses + 1 });
  }
  const units = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, unit]) => unit);
  const known = new Map<string, KnownUnit>();
  for (let start = 0; start < units.length; start += unitsAtOnce) {
    const some = units.slice(start, start + unitsAtOnce);
    const inTitles = some.filter(({ field }) => field === "title");
    const heard = await hearWords(
      tx,
      inTitles.flatMap(({ text }) => speltOf(unitOf(text)) ?? []),
    );
    const rows = await tx
      .insert(alertUnits)
      .values(some.map((unit) => describeUnit(unit, heard)))
      .onConflictDoUpdate({
        target: [alertUnits.field, alertUnits.text],
        set: {
          signs: sql`excluded.signs`,
          names: sql`excluded.names`,
          spelt: sql`excluded.spelt`,
          uses: sql`${alertUnits.uses} + excluded.uses`,
          usedAt: sql`excluded.used_at`,
        },
      })
      .returning({ id: alertUnits.id, field: alertUnits.field, text: alertUnits.text, uses: alertUnits.uses });
    for (const { field, text, ...unit } of rows) known.set(keyOf(field, text), unit);
  }
  return known;
}

function describeUnit(
  { field, text, uses }: { field: SearchField; text: string; uses: number },
  heard: ReadonlyMap<string, HeardWord>,
) {
  const { names, signs, query, spelt } = signsOfUnit(unitOf(text), field, heard);
  const form = sql`(select lexeme from unnest(to_tsvector('spanish', plain_text(name))) order by length(lexeme) desc, lexeme limit 1)`;
  return {
    field,
    text,
    uses,
    usedAt: sql`now()`,
    spelt,
    names: query ?? sql`''::tsquery`,
    signs: sql`${asArray(signs)} || array(select distinct sign from (
      select ${nameSign(form, field)} as sign from unnest(${asArray(names)}) name) named where sign is not null)`,
  };
}

interface MatchedBy {
  /** The units that it meets. */
  unitIds: readonly number[];
  /** Its category and those above. */
  categoryIds: readonly number[];
  tile: number;
  priceUsd: number | null;
}

/** The keys of terms that a publication may match. */
export function rarestKeys({ unitIds, categoryIds, tile, priceUsd }: MatchedBy): string[] {
  const keys = [
    ...[null, ...categoryIds].flatMap((id) => stepsOf(priceUsd).map((step) => wordlessKey(id, step))),
    ...unitIds.flatMap((one, at) => [pairKey([one]), ...unitIds.slice(at + 1).map((other) => pairKey([one, other]))]),
  ];
  return [everywhere, tile].flatMap((at) => keys.map((key) => inTile(key, at)));
}

const inTile = (key: string, tile: number) => `${key}@${tile}`;
const wordlessKey = (categoryId: number | null, step: number) => `#${categoryId ?? 0}$${step}`;

const pairKey = (unitIds: readonly number[]) => unitIds.toSorted((a, b) => a - b).join("+");

/** As it was parsed. */
export const unitOf = (text: string) => toUnit(splitWords(text));

/** What a kept search looks into: what things are, or what their owners want. */
const fieldOf = ({ searchBy }: SavedSearch): SearchField => (searchBy === "trade" ? "interests" : "title");

const keyOf = (field: SearchField, text: string) => `${field} ${text}`;

/** As one parameter, however many they are. */
export const asArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
