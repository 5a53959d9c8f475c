import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { indexAlerts, rarestKeys, removeUnusedUnits } from "../../../backend/db/alertIndex";
import { listMatching } from "../../../backend/db/alerts";
import { alerts } from "../../../backend/db/schema/alerts";
import type { SavedSearch } from "../../../backend/db/schema/alerts";
import { alertTerms, alertUnits } from "../../../backend/db/schema/alertTerms";
import { publications } from "../../../backend/db/schema/publications";
import { searchByCategory, searchByValue, searchByWords } from "../../../backend/db/search";
import type { Filters } from "../../../backend/db/searchFilters";
import { withDescendants } from "../../../backend/catalogue/categories";
import { insertTown } from "../../../backend/seed/insert";
import { createRandom } from "../../../backend/seed/random";
import type { Random } from "../../../backend/seed/random";
import { buildTown } from "../../../backend/seed/town/town";
import { maxValue } from "../../../rules/value";
import { anySearch, aPublication, aUser } from "../../support/builders";
import { QueryCounter } from "../../support/queryCounter";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { everydaySearches } from "./everydaySearches";

const everything = { page: 1, perPage: 900 };
const seed = "alerts";

describe.each(bothDatabases)("the index of alerts on %s", (database) => {
  const queries = new QueryCounter();
  let backend: TestBackend;
  let things: (typeof publications.$inferSelect)[];
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000, onQuery: queries.onQuery });
    const town = buildTown(new Date(), "no password");
    await backend.db.transaction((tx) => insertTown(tx, town, () => {}));
    await backend.db.delete(alerts);
    // Of what is promoted a search does not say which words it lacks.
    await backend.db.update(publications).set({ sponsoredViews: 0 });
    things = await backend.db
      .select()
      .from(publications)
      .where(eq(publications.status, "Activo"))
      .orderBy(publications.id);
  });
  afterAll(() => backend.stop());

  const keep = async (search: SavedSearch) => {
    const user = await aUser(backend.db);
    const [alert] = await backend.db
      .insert(alerts)
      .values({ userId: user.id, search, searchKey: JSON.stringify(search) })
      .returning();
    if (!alert) throw new Error("insert returned nothing");
    return alert;
  };

  it("finds for each publication exactly the users whose search would find it", async () => {
    const random = createRandom(seed);
    const kept: (typeof alerts.$inferSelect)[] = [];
    for (let count = 0; count < 120; count++) kept.push(await keep(aSearch(random, things)));
    await backend.db.transaction((tx) => indexAlerts(tx, kept));
    const finding = new Map<number, Set<number>>();
    for (const alert of kept) finding.set(alert.userId, await search(backend, alert.search, alert.userId));
    // What nothing finds shows nothing.
    expect([...finding.values()].filter((found) => found.size > 0).length).toBeGreaterThan(50);
    for (const { id, title } of things.filter((_, index) => index % 3 === 0)) {
      const expected = [...finding].filter(([, found]) => found.has(id)).map(([userId]) => userId);
      const found = await listMatching(backend.db, id);
      const describeUsers = (userIds: readonly number[]) =>
        kept.filter(({ userId }) => userIds.includes(userId)).map((alert) => JSON.stringify(narrowed(alert.search)));
      expect({ title, alerts: describeUsers(found) }).toEqual({ title, alerts: describeUsers(expected) });
    }
  });

  it("asks no more of a publication, however many look for what it is and for other things", async () => {
    const publication = await aPublication(backend.db, { title: "Zampoña de caña", interests: ["quena"] });
    const searches = [
      { ...anySearch, terms: ["zampoña"] },
      { ...anySearch, terms: ["caña zampoña", "siku"] },
      { ...anySearch, terms: ["zampoñas de bambú"] },
      { ...anySearch, terms: ["zanpoña"], maxUsd: 50 },
      { ...anySearch, terms: ["tambora"] },
      { ...anySearch, searchBy: "trade" as const, terms: ["quena"] },
      { ...anySearch, searchBy: "values" as const, minUsd: 1, maxUsd: 100_000 },
    ];
    const askedOf = async (people: number) => {
      for (let count = 0; count < people; count++) {
        const kept: (typeof alerts.$inferSelect)[] = [];
        for (const one of searches) kept.push(await keep(one));
        await backend.db.transaction((tx) => indexAlerts(tx, kept));
      }
      return queries.during(() => listMatching(backend.db, publication.id));
    };
    const few = await askedOf(1);
    const many = await askedOf(30);
    expect(many.queries).toBe(few.queries);
    expect(few.queries).toBeLessThanOrEqual(12);
    // Of each seven all but two, or three where the misspelt one is looked for as it stands.
    expect(many.answer.length).toBeGreaterThanOrEqual(31 * 4);
  });

  it("looks among alerts without words only at those of nearly its value", async () => {
    const kept: (typeof alerts.$inferSelect)[] = [];
    for (let low = 1_000; low < 41_000; low += 1_000)
      kept.push(await keep({ ...anySearch, searchBy: "values", minUsd: low, maxUsd: low + 100 }));
    await backend.db.transaction((tx) => indexAlerts(tx, kept));
    const publication = await aPublication(backend.db, { title: "Cosa sin par", priceUsd: 20_050 });
    const found = await listMatching(backend.db, publication.id);
    const right = kept.find(({ search: { minUsd } }) => minUsd === 20_000);
    expect(kept.filter(({ userId }) => found.includes(userId))).toEqual([right]);
    const keys = rarestKeys({ unitIds: [], categoryIds: [], tile: 0, priceUsd: 20_050 });
    const looked = await backend.db.select().from(alertTerms).where(inArray(alertTerms.rarest, keys));
    const ids = new Set(kept.map(({ id }) => id));
    expect(looked.filter(({ alertId }) => ids.has(alertId)).length).toBeLessThan(kept.length / 4);
  });

  it("finds by their alerts the terms that the last release has written", async () => {
    const here = { latitude: 8.6, longitude: -71.15 };
    const publication = await aPublication(backend.db, { title: "Cuatro de cedro", ...here });
    const near = { ...anySearch, terms: ["cuatro"], near: here, radiusKm: 10 };
    const kept = [
      await keep(near),
      await keep({ ...near, radiusKm: null }),
      await keep({ ...near, near: { ...here, latitude: 8.9 } }),
      await keep({ ...near, condition: "Usado" }),
    ];
    await backend.db.transaction((tx) => indexAlerts(tx, kept));
    const found = async () => {
      const ids = await listMatching(backend.db, publication.id);
      return kept.map(({ userId }) => ids.includes(userId));
    };
    const written = await found();
    expect(written.slice(0, 3)).toEqual([true, true, false]);
    await backend.db
      .update(alertTerms)
      .set({ userId: null, isFiltered: null, type: null, condition: null, spot: null, reach: null });
    expect(await found()).toEqual(written);
  });

  it("forgets an alert with its row, and its words once no alert has them", async () => {
    const alert = await keep({
      ...anySearch,
      terms: ["charango"],
      radiusKm: 30,
      near: { latitude: 10, longitude: -67 },
    });
    await backend.db.transaction((tx) => indexAlerts(tx, [alert]));
    // Half in each of four degrees.
    expect(await backend.db.select().from(alertTerms).where(eq(alertTerms.alertId, alert.id))).toHaveLength(4);
    await backend.db.delete(alerts).where(eq(alerts.id, alert.id));
    expect(await backend.db.select().from(alertTerms).where(eq(alertTerms.alertId, alert.id))).toEqual([]);
    const words = async () =>
      (
        await backend.db
          .select()
          .from(alertUnits)
          .where(inArray(alertUnits.text, ["charango", "quena"]))
      ).map(({ text }) => text);
    await backend.db.execute(removeUnusedUnits);
    expect(await words()).toContain("charango");
    await backend.db.update(alertUnits).set({ usedAt: new Date(Date.now() - 25 * 60 * 60 * 1000) });
    await backend.db.execute(removeUnusedUnits);
    expect(await words()).toEqual(["quena"]);
  });
});

/** What an alert asks beside what all do. */
const narrowed = (search: SavedSearch) =>
  Object.fromEntries(Object.entries(search).filter(([key, value]) => value !== anySearch[key as keyof SavedSearch]));

/** The publications that the search of a user finds with all words of a term. */
async function search(backend: TestBackend, saved: SavedSearch, viewerId: number): Promise<Set<number>> {
  const { minUsd, maxUsd, categoryId, onlyVerified, near, radiusKm, ...same } = saved;
  const price = minUsd === null && maxUsd === null ? null : { low: minUsd ?? 0, high: maxUsd ?? maxValue };
  const filters: Filters = {
    ...same,
    km: radiusKm,
    position: near,
    price,
    categoryIds: categoryId === null ? null : withDescendants(categoryId),
    hasVerifiedOwner: onlyVerified,
    publishedSince: null,
    viewerId,
    order: "newest",
  };
  const results =
    saved.terms.length > 0
      ? await Promise.all(
          saved.terms.map((term) =>
            searchByWords(backend.db, [term], saved.searchBy === "trade" ? "interests" : "title", filters, everything),
          ),
        )
      : [
          price && saved.searchBy === "values"
            ? await searchByValue(backend.db, price.low, price.high, filters, everything)
            : await searchByCategory(backend.db, filters, everything),
        ];
  return new Set(
    results.flatMap(({ ids, missingWords }) => ids.filter((id) => !missingWords.some((missing) => missing.id === id))),
  );
}

/** Everyday words as people leave them, and filters of things that there are. */
function aSearch(random: Random, things: readonly (typeof publications.$inferSelect)[]): SavedSearch {
  const thing = random.pick(things);
  const words = () => {
    const word = random.chance(0.5)
      ? random.pick(everydaySearches)[0]
      : random.pick(random.pick(things).title.split(" "));
    const at = random.int(1, word.length - 1);
    if (random.chance(0.15)) return word.slice(0, at) + word.slice(at + 1);
    if (random.chance(0.1)) return word.slice(0, Math.max(3, at));
    if (random.chance(0.3)) return asHeard(word);
    return random.chance(0.2) ? `${word} ${random.pick(random.pick(things).title.split(" "))}` : word;
  };
  const terms = () => Array.from({ length: random.chance(0.2) ? 2 : 1 }, words).filter((term) => term.trim() !== "");
  const place = { latitude: thing.latitude, longitude: thing.longitude };
  const kind = random.int(0, 9);
  const narrowing: Partial<SavedSearch> = {
    ...(random.chance(0.2) && { near: place, radiusKm: random.pick([5, 25, 80, 400]) }),
    ...(random.chance(0.15) && { condition: random.pick(["Nuevo", "Usado"] as const) }),
    ...(random.chance(0.1) && { type: random.pick(["Producto", "service"] as const) }),
    ...(random.chance(0.1) && { location: thing.location.slice(0, 6).toUpperCase() }),
    ...(random.chance(0.2) && { minUsd: 10, maxUsd: random.chance(0.5) ? 150 : null }),
    ...(random.chance(0.15) && { categoryId: thing.categoryId }),
  };
  if (kind === 0) return { ...anySearch, ...narrowing, categoryId: thing.categoryId, attributes: attributesOf(thing) };
  if (kind === 1) return { ...anySearch, ...narrowing, searchBy: "values", minUsd: random.int(1, 60), maxUsd: 80 };
  return { ...anySearch, ...narrowing, searchBy: kind < 4 ? "trade" : "tags", terms: terms() };
}

/** As it may be written by whoever goes by its sound. */
const asHeard = (word: string) =>
  word.toLowerCase().replace(/c(?=[eiéí])|[szbv]|qu(?=[ei])|ll|^h/g, (letters) => soundingLike[letters] ?? "s");

const soundingLike: Record<string, string> = { s: "z", z: "s", b: "v", v: "b", qu: "k", ll: "y", h: "" };

const attributesOf = ({ fields }: typeof publications.$inferSelect): SavedSearch["attributes"] =>
  fields
    .slice(0, 1)
    .map(({ name, value }) =>
      /^\d+$/.test(value) ? { name, min: Number(value) - 1, max: null } : { name, values: [value, "otro"] },
    );
