import { and, asc, gt, sql } from "drizzle-orm";
import { indexAlerts, isUnindexed } from "../../../backend/db/alertIndex";
import type { Db } from "../../../backend/db/client";
import { alerts } from "../../../backend/db/schema/alerts";
import type { SavedSearch } from "../../../backend/db/schema/alerts";
import { createRandom } from "../../../backend/seed/random";
import type { Random } from "../../../backend/seed/random";
import { cities, qualities, things } from "../search/fill";

const atOnce = 500;
/** Words that many have are written once for all of them. */
const indexedAtOnce = 2_000;
/** Brands, models and other words that the catalogues do not know. */
const rareWords = 20_000;

/**
 * Gives so many of the bench's people so many alerts each: a thing with a quality, a thing alone, a rare word with or
 * without one, a category, a value; most of them near a city, half of them up to a price. The same each time.
 */
export async function fillAlerts(db: Db, people: number, wants: number): Promise<void> {
  const { rows } = (await db.execute(
    sql`select id from users where email like 'bench%' order by id limit ${people}`,
  )) as {
    rows: { id: number }[];
  };
  const random = createRandom("alerts");
  const searches = rows.flatMap(({ id }) =>
    Array.from({ length: wants }, (_, want) => ({ userId: id, searchKey: `bench${want}`, search: aSearch(random) })),
  );
  for (let start = 0; start < searches.length; start += atOnce)
    await db.insert(alerts).values(searches.slice(start, start + atOnce));
  // From the last one on: what is indexed already would be looked through again for each batch.
  for (let last = 0, isMore = true; isMore;) {
    const some = await db
      .select({ id: alerts.id, userId: alerts.userId, search: alerts.search })
      .from(alerts)
      .where(and(isUnindexed, gt(alerts.id, last)))
      .orderBy(asc(alerts.id))
      .limit(indexedAtOnce);
    await db.transaction((tx) => indexAlerts(tx, some));
    last = some.at(-1)?.id ?? last;
    isMore = some.length === indexedAtOnce;
  }
  await db.execute(sql`vacuum (analyze)`);
}

const thingWords = things.split(" ");
const qualityWords = qualities.split(" ");
const placesByShare = cities.flatMap(([, latitude, longitude, share]) =>
  Array.from({ length: share }, () => ({ latitude, longitude })),
);
/** The first ones oftener. */
const frequentOf = (random: Random, words: readonly string[]) =>
  words[Math.floor(random.next() ** 1.5 * words.length)] ?? "";
const rareWord = (random: Random) => `m${random.int(1, rareWords).toString(36)}x`;

function aSearch(random: Random): SavedSearch {
  const kind = random.next();
  const thing = frequentOf(random, thingWords);
  const terms =
    kind < 0.35
      ? [`${thing} ${frequentOf(random, qualityWords)}`]
      : kind < 0.5
        ? [thing]
        : kind < 0.75
          ? [`${thing} ${rareWord(random)}`]
          : kind < 0.9
            ? [rareWord(random)]
            : [];
  const isByValue = kind >= 0.97;
  const low = random.int(1, 500);
  return {
    searchBy: isByValue ? "values" : random.chance(0.2) && terms.length > 0 ? "trade" : "tags",
    terms,
    categoryId: terms.length === 0 && !isByValue ? random.int(1, 320) : null,
    attributes: [],
    type: null,
    condition: random.chance(0.2) ? random.pick(["Nuevo", "Usado"] as const) : null,
    location: null,
    minUsd: isByValue ? low : null,
    maxUsd: isByValue ? low + 20 : random.chance(0.5) ? random.int(5, 2_000) : null,
    ...(random.chance(0.8)
      ? { near: random.pick(placesByShare), radiusKm: random.pick([10, 25, 25, 50, 100]) }
      : { near: null, radiusKm: null }),
    onlyVerified: false,
  };
}
