import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { searchBounds } from "../../../backend/db/boundedSearch";
import { withDescendants } from "../../../backend/catalogue/categories";
import { fillPublications } from "../../../scripts/bench/search/fill";
import { aPublication } from "../../support/builders";
import { openPageCounter } from "../../support/pageCounter";
import { freshPostgres } from "../../support/postgres";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { kinds } from "../../../scripts/bench/search/kinds";

interface Result {
  data: { id: number }[];
  sponsored: { id: number }[];
  totalPublications: number;
  total_is_minimum: boolean;
  counts_are_minimum: boolean;
  categories: { id: number; count: number }[];
  missing_words: { id: number }[];
}

const bounds = { ...searchBounds };
afterEach(() => void Object.assign(searchBounds, bounds));

const here = "latitude=10.4901&longitude=-66.8801";
const from = sql`ll_to_earth(10.4901, -66.8801)`;
const vehicles = 135;
const inCategory = (id: number) => sql`category_id = any(${`{${withDescendants(id).join(",")}}`}::int[])`;
/** What each search has to list, in words of its own. */
const searches = [
  ["search_publications_by_values?left=20&right=300", sql`price_usd between 20 and 300`],
  ["search_publications_by_values?left=1&right=5000&km=40", sql`cube_distance(spot, ${from}) <= gc_to_sec(40000)`],
  [
    "search_publications_by_values?left=5&right=900&condition=Nuevo",
    sql`price_usd between 5 and 900 and product_status = 'Nuevo'`,
  ],
  [
    "search_publications_by_values?left=1&right=400&category_id=1",
    sql`price_usd between 1 and 400 and ${inCategory(1)}`,
  ],
  ["search_publications_by_category?category=2", inCategory(2)],
  ["search_publications_by_category?category=2&type=2", sql`${inCategory(2)} and type = 'service'`],
  [
    `search_publications_by_category?category=${vehicles}&km=300`,
    sql`${inCategory(vehicles)} and cube_distance(spot, ${from}) <= gc_to_sec(300000)`,
  ],
] as const;

describe.each(bothDatabases)("bounded searches on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000 });
    await fillPublications(backend.db, 1_500);
    // Many of one cell, and of few prices.
    await backend.db.execute(sql`update publications set latitude = 10.4901, longitude = -66.8801 where id % 7 = 0`);
    await backend.db.execute(sql`analyze`);
  });
  afterAll(() => backend.stop());

  const ask = async (path: string) =>
    (await backend.call<Result>(`/${path}&${here}`, { headers: { "x-viewer": "robot" } })).body;
  const premium = [154, 246, 316, 322].flatMap(withDescendants).join(",");
  const listAll = async (where: ReturnType<typeof sql>) => {
    const result = await backend.db.execute(sql`
      select p.id from publications p join users u on u.id = p.owner_id where u.active and p.status = 'Activo'
        and category_id <> all(${`{${premium}}`}::int[]) and ${where}
      order by cube_distance(spot, ${from}), p.id desc`);
    return (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
  };

  describe.each([
    ["read as a whole", Infinity],
    ["read from cell to cell", -1],
  ])("%s", (_, few) => {
    beforeEach(() => {
      searchBounds.few = few;
    });

    it.each(searches)("lists for %s all there is, the nearest first", async (path, where) => {
      const expected = await listAll(where);
      expect(expected.length).toBeGreaterThan(10);
      const first = await ask(`${path}&per_page=50`);
      const paid = first.sponsored.map(({ id }) => id);
      const normal = expected.filter((id) => !paid.includes(id));
      const found = [...first.data];
      for (let page = 2; found.length < normal.length && page < 40; page++)
        found.push(...(await ask(`${path}&per_page=50&page=${page}`)).data);
      expect(found.map(({ id }) => id)).toEqual(normal);
      expect(paid.every((id) => expected.includes(id))).toBe(true);
      expect([first.totalPublications, first.total_is_minimum]).toEqual([normal.length, false]);
    });

    it("counts no further than its bound, says so, and leads on from every page", async () => {
      const [path, where] = searches[0];
      const expected = await listAll(where);
      searchBounds.counted = 40;
      const seen: number[] = [];
      const paid: number[] = [];
      for (let page = 1; page <= 8; page++) {
        const result = await ask(`${path}&per_page=10&page=${page}`);
        expect([result.totalPublications, result.total_is_minimum, result.counts_are_minimum]).toEqual([
          Math.max(40, (page + 1) * 10),
          true,
          true,
        ]);
        // Of leaves: none counts what another one does.
        const counted = result.categories.reduce((sum, { count }) => sum + count, 0);
        expect(counted).toBeLessThanOrEqual(Math.max(40, (page + 1) * 10) + 3);
        seen.push(...result.data.map(({ id }) => id));
        paid.push(...result.sponsored.map(({ id }) => id));
      }
      expect(seen).toEqual(expected.filter((id) => !paid.includes(id)).slice(0, 80));
    });

    it("counts the chosen category also where enough of others is nearer", async () => {
      const [path] = searches[0];
      const { categories } = await ask(path);
      searchBounds.counted = 20;
      const rare = categories.filter(({ count }) => count < 4).slice(0, 8);
      expect(rare.length).toBeGreaterThan(4);
      for (const { id, count } of rare) {
        const narrowed = await ask(`${path}&category_id=${id}`);
        expect(narrowed.categories).toContainEqual(expect.objectContaining({ id, count }));
      }
    });

    it("answers a page that is too far away with nothing", async () => {
      searchBounds.counted = 20;
      const { data, totalPublications } = await ask(`${searches[0][0]}&per_page=50&page=90000`);
      expect([data, totalPublications]).toEqual([[], 200]);
    });

    it("counts all categories alike, whichever one is chosen", async () => {
      const [path] = searches[0];
      const { categories, counts_are_minimum: isMinimum } = await ask(path);
      expect([categories.length > 5, isMinimum]).toEqual([true, false]);
      for (const { id, count } of categories.slice(0, 6)) {
        const { totalPublications, sponsored } = await ask(`${path}&category_id=${id}`);
        expect([id, totalPublications + sponsored.length]).toEqual([id, count]);
      }
    });
  });

  it.each([
    "search_publications?tags=teléfono",
    "search_publications?tags=cámara&km=40",
    "search_publications?tags=laptop&search_by=trade",
    "search_publications?tags=nevera&category_id=2",
    "search_publications?tags=teléfono azul",
    "search_publications?tags=teléfono nueva grande",
    "search_publications?tags=azul grande nueva usada roja&search_by=tags",
    "search_publications?tags=teléfono,laptop azul,nueva",
    "search_publications?tags=teléfono,laptop,nevera,bicicleta,cámara,silla,mesa&km=100",
    "search_publications?tags=telefno",
    "search_publications?tags=bicicl",
    "search_publications_by_category?category=135",
    "search_publications_by_category?category=1&condition=Usado",
  ])("answers %s the same, however it is read", async (path) => {
    const answers = [];
    // At once, some tiers at once and others from cell to cell, all from cell to cell.
    for (const few of [Infinity, 40, -1]) {
      searchBounds.few = few;
      const pages = [];
      for (const page of [1, 2, 3]) pages.push(await ask(`${encodeURI(path)}&per_page=50&page=${page}`));
      answers.push(
        pages.map(({ data, sponsored, ...rest }) => ({ ...rest, ids: [...sponsored, ...data].map(({ id }) => id) })),
      );
    }
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    expect(answers[0]?.[0]?.ids.length).toBeGreaterThan(10);
  });

  it("lists what has all words first, however far it is and however much is nearer", async () => {
    const far = { latitude: 4.2, longitude: -62.1 };
    const one = await aPublication(backend.db, { title: "Teléfono azul topacial", ...far });
    for (const few of [Infinity, 40, -1]) {
      Object.assign(searchBounds, { few, counted: 20 });
      const words = await ask(`${encodeURI("search_publications?tags=teléfono azul topacial")}&per_page=10`);
      expect([few, words.data[0]?.id, words.total_is_minimum]).toEqual([few, one.id, true]);
      expect(words.missing_words.map(({ id }) => id)).toEqual(words.data.slice(1).map(({ id }) => id));
      const terms = await ask(`${encodeURI("search_publications?tags=teléfono,azul,topacial")}&per_page=10`);
      expect([few, terms.data[0]?.id]).toEqual([few, one.id]);
      expect(terms.missing_words.map(({ id }) => id)).toEqual(terms.data.slice(1).map(({ id }) => id));
    }
  });

  it("lists the wall by distance without gap or repeat", async () => {
    const expected = await listAll(sql`true`);
    const seen: number[] = [];
    for (let offset = 0; offset < 120; offset += 10) {
      const { body } = await backend.call<{ response: { resource: { id: number } }[] }>(
        `/wall?order=distance&offset=${offset}&${here}`,
      );
      seen.push(...body.response.map(({ resource }) => resource.id));
    }
    expect(seen).toEqual(expected.slice(0, 120));
  });
});

it("reads as much of ten times as many publications, or less than three times as much", async () => {
  Object.assign(searchBounds, { counted: 50, few: 40 });
  const growing =
    /^value|the newest first$|^category of the first|^page 40 of it|nearest first|^one word$|^two words|^three terms|^interests|^a typing/;
  const chosen = kinds.filter(({ name }) => growing.test(name));
  expect(chosen).toHaveLength(10);
  const [small, large] = [await pagesOf(2_000), await pagesOf(20_000)];
  for (const { name } of chosen) {
    // Some hundred pages are a millisecond, and what a single cell holds is read as a whole.
    const most = 3 * Math.max(500, small.get(name) ?? 0);
    const read = large.get(name) ?? Infinity;
    expect([name, read < most || [small.get(name), read]]).toEqual([name, true]);
  }

  async function pagesOf(size: number) {
    const postgres = await freshPostgres();
    const backend = await startBackend({ databaseUrl: postgres.url, jobsEveryMs: 3_600_000 });
    // As close together as a million is in towns of their size.
    await fillPublications(backend.db, size, 0.03);
    const counter = await openPageCounter(postgres.url);
    const pages = new Map<string, number>();
    for (const { name, run } of chosen) pages.set(name, (await counter.during((db) => run(db, 3))).pages);
    await counter.close();
    await backend.stop();
    await postgres.drop();
    return pages;
  }
});

it("reads hardly any paid publication that lacks the words", async () => {
  const postgres = await freshPostgres();
  const backend = await startBackend({ databaseUrl: postgres.url, jobsEveryMs: 3_600_000 });
  await fillPublications(backend.db, 4_000);
  const rare = kinds.find(({ name }) => name === "a rare word");
  expect(rare).toBeDefined();
  const counter = await openPageCounter(postgres.url);
  const rowsOf = async () => (await counter.during(async (db) => rare?.run(db, 3))).rows;
  const before = await rowsOf();
  await backend.db.execute(sql`update publications set sponsored_views = 100 where id % 4 = 0`);
  await backend.db.execute(sql`vacuum (analyze) publications`);
  expect((await rowsOf()) - before).toBeLessThan(50);
  await counter.close();
  await backend.stop();
  await postgres.drop();
});
