import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { premiumCategoryIds } from "../../../backend/catalogue/categories";
import { aPublication, aUser } from "../../support/builders";
import { QueryCounter } from "../../support/queryCounter";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

interface Result {
  data: { id: number; title: string; dist_metros: number | null; card_kind: string }[];
  sponsored: { id: number; card_kind: string }[];
  totalPublications: number;
  missing_words: { id: number; words: string[] }[];
  categories: { id: number; name: string; parent_name: string | null; count: number; actual: boolean }[];
}

const caracas = "latitude=10.4975585&longitude=-66.8856196";
const counter = new QueryCounter();
let backend: TestBackend;
const ids: Record<string, number> = {};

beforeAll(async () => {
  // No job may ask anything while queries are counted.
  backend = await startBackend({ onQuery: counter.onQuery, jobsEveryMs: 3_600_000 });
  const add = async (key: string, values: Parameters<typeof aPublication>[1]) => {
    ids[key] = (await aPublication(backend.db, values)).id;
  };
  await add("telefono", { title: "Teléfono Samsung", interests: ["laptops"], categoryId: 5, priceUsd: 150 });
  await add("camion", { title: "Camión de juguete", interests: ["muñecas"], categoryId: 1, priceUsd: 20 });
  await add("camiones", {
    title: "Dos camiones de juguete",
    interests: [],
    categoryId: 1,
    priceUsd: 30,
    latitude: 10.55,
  });
  await add("sofa", {
    title: "Sofá cama",
    interests: ["bicicletas", "teléfono"],
    categoryId: 6,
    priceUsd: 100,
    latitude: 10.1,
    longitude: -67.5,
    location: "Girardot, Aragua",
  });
  await add("silla", {
    title: "Silla de oficina",
    interests: ["libros"],
    categoryId: 6,
    priceUsd: 45,
    condition: "Nuevo",
    usage: null,
  });
  await add("clases", {
    title: "Clases de guitarra",
    interests: ["silla"],
    categoryId: 7,
    priceUsd: null,
    type: "service",
    condition: null,
    usage: null,
  });
  await add("espera", { title: "Silla en revisión", status: "waiting", approvedAt: null, categoryId: 6 });
  await add("inactivo", {
    title: "Silla de un inactivo",
    ownerId: (await aUser(backend.db, { active: false })).id,
    categoryId: 6,
  });
});
afterAll(() => backend.stop());

const search = async (path: string) => (await backend.call<Result>(`/${path}`)).body;
const tags = async (value: string, rest = "") =>
  search(
    `search_publications?tags=${encodeURIComponent(value)}&location=all&type=0&${caracas}&km=null&page=1&per_page=10&condition=&status=${rest}`,
  );
const keysOf = (result: Result) => result.data.map(({ id }) => Object.keys(ids).find((key) => ids[key] === id));

describe("searching by words", () => {
  it.each([
    ["telefono", ["telefono"]],
    ["TELÉFONOS", ["telefono"]],
    ["camiones", ["camion", "camiones"]],
    ["camión", ["camion", "camiones"]],
    ["sofas", ["sofa"]],
    ["silla", ["silla"]],
    ["sofá camas", ["sofa"]],
    ["sofá guitarra", ["sofa"]],
    ["de", []],
    ["", []],
    ["';--", []],
    ["& | ! ( :*", []],
    ["½ ﷽ æ", []],
    [Array.from({ length: 30 }, (_, index) => `x${index}`).join(" "), []],
  ])("finds for %j %j, whatever accents, case and word forms", async (term, expected) => {
    expect(keysOf(await tags(term))).toEqual(expected);
  });

  it("combines several terms by OR: most matches first, then the nearest", async () => {
    expect(keysOf(await tags("silla,camion,juguete,oficina"))).toEqual(["silla", "camion", "camiones"]);
    const { data } = await tags("camion");
    expect(data.map(({ dist_metros }) => dist_metros)).toEqual(
      data.map(({ dist_metros }) => dist_metros).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
  });

  it("says which words a publication lacks that matches fewer", async () => {
    const { data, missing_words: missing } = await tags("camión de juguete volteo rojo");
    expect(missing).toEqual(data.map(({ id }) => ({ id, words: ["volteo rojo"] })));
    expect((await tags("camión de juguete")).missing_words).toEqual([]);
  });

  it("says of several terms what a publication lacks only where another lacks less, the nearest first", async () => {
    const result = await tags("silla,camión,juguete");
    expect(keysOf(result)).toEqual(["camion", "camiones", "silla"]);
    expect(result.missing_words).toEqual([{ id: ids.silla, words: ["camión", "juguete"] }]);
    const second = `search_publications?tags=${encodeURIComponent("silla,camión,juguete")}&per_page=2&page=2&${caracas}`;
    expect((await search(second)).missing_words).toEqual(result.missing_words);
    expect((await tags("silla,camión")).missing_words).toEqual([]);
  });

  it("matches beginnings and misspellings only where nothing else is found", async () => {
    expect(keysOf(await tags("guitar"))).toEqual(["clases"]);
    expect(keysOf(await tags("telefno"))).toEqual(["telefono"]);
    expect(keysOf(await tags("ofic"))).toEqual(["silla"]);
    expect(keysOf(await tags("xyzxyz"))).toEqual([]);
  });

  it("searches what owners want with search_by=trade", async () => {
    expect(keysOf(await tags("silla", "&search_by=trade"))).toEqual(["clases"]);
    expect(keysOf(await tags("laptop,bicicleta", "&search_by=trade"))).toEqual(["telefono", "sofa"]);
    expect(keysOf(await tags("biciclet", "&search_by=trade"))).toEqual(["sofa"]);
  });

  it("filters by category and below, condition, type, radius and place", async () => {
    const all = "telefono,camion,sofa,silla,clases";
    expect(keysOf(await tags(all, "&category_id=1"))).toEqual(["camion", "telefono", "camiones"]);
    expect(keysOf(await tags(all, "&category_id=4"))).toEqual(["telefono"]);
    expect(keysOf(await search(`search_publications?tags=${all}&condition=Nuevo&${caracas}`))).toEqual(["silla"]);
    expect(keysOf(await search(`search_publications?tags=${all}&type=2&${caracas}`))).toEqual(["clases"]);
    expect(keysOf(await search(`search_publications?tags=${all}&km=3&${caracas}`)).toSorted()).toEqual([
      "camion",
      "clases",
      "silla",
      "telefono",
    ]);
    expect(keysOf(await search(`search_publications?tags=${all}&location=aragua`))).toEqual(["sofa"]);
  });

  it("counts the categories of all matches, and marks the chosen one", async () => {
    const { categories, totalPublications } = await tags("silla,camion,sofa", "&category_id=6");
    expect(totalPublications).toBe(2);
    expect(categories).toEqual([
      { id: 1, name: "Tecnología", parent_name: null, count: 2, actual: false },
      { id: 6, name: "Muebles", parent_name: "Hogar", count: 2, actual: true },
    ]);
  });

  it("never shows publications in review or of an inactive account", async () => {
    expect(keysOf(await tags("silla,revision,inactivo"))).toEqual(["silla"]);
  });
});

describe("searching otherwise", () => {
  it.each([
    ["left=30&right=100", ["silla", "camiones", "sofa"]],
    ["left=100&right=30", ["silla", "camiones", "sofa"]],
    ["left=45", ["silla"]],
    ["right=45", ["silla"]],
    ["left=&right=", []],
    ["left=abc&right=-5", []],
    ["left=99999999999&right=0", []],
  ])("finds by value: %s", async (query, expected) => {
    expect(keysOf(await search(`search_publications_by_values?${query}&${caracas}`))).toEqual(expected);
  });

  it("finds by category and its subcategories", async () => {
    expect(keysOf(await search(`search_publications_by_category?category=2&${caracas}`)).toSorted()).toEqual([
      "silla",
      "sofa",
    ]);
    expect(keysOf(await search("search_publications_by_category?category=999999"))).toEqual([]);
    expect(keysOf(await search("search_publications_by_category?category=x"))).toEqual([]);
  });

  it("finds by ids only active ones, with status=any also cards of others, never unapproved ones", async () => {
    const finished = await aPublication(backend.db, { title: "Ya cambiado", status: "finished" });
    const list = [ids.silla, ids.espera, ids.inactivo, finished.id, 999_999].join(",");
    expect((await search(`find_pub_ids?ids=${list}`)).data.map(({ id }) => id)).toEqual([ids.silla]);
    const { data } = await search(`find_pub_ids?ids=${list}&status=any`);
    expect(data.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      [ids.silla, ids.inactivo, finished.id].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(data.find(({ id }) => id === finished.id)).toMatchObject({
      title: "Ya cambiado",
      publication_status: "finished",
      price: null,
      editor_web: null,
      coordinate: null,
      article_tags: [],
      pictures: [{ id: finished.id * 100 }],
    });
    for (const odd of ["", ",,,", "x", "99999999999", "1e3", "-1"])
      expect((await search(`find_pub_ids?ids=${odd}&status=any`)).data).toEqual([]);
  });

  it("lists the addresses of what guests may see, from any id on", async () => {
    const withheld = await aPublication(backend.db, { title: "Yate", categoryId: premiumCategoryIds[0] });
    const after = async (id: unknown) =>
      (
        await backend.call<{ data: { id: number; title: string; owner_id: number }[] }>(
          `/publication_addresses?after=${id}`,
        )
      ).body.data;
    const all = await after(0);
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(all).toContainEqual(expect.objectContaining({ id: ids.silla, publish_date: expect.any(String) }));
    const listed = all.map(({ id }) => id);
    for (const hidden of [ids.espera, ids.inactivo, withheld.id]) expect(listed).not.toContain(hidden);
    expect(await after(ids.silla)).toEqual(all.filter(({ id }) => id > (ids.silla ?? 0)));
    for (const odd of ["", "x", "-1"]) expect(await after(odd)).toEqual(all);
    expect(await after(2_147_483_647)).toEqual([]);
  });

  it("pages results, and treats invalid page numbers as the first", async () => {
    const first = await search(`search_publications_by_values?left=1&right=1000&page=1&per_page=2&${caracas}`);
    const second = await search(`search_publications_by_values?left=1&right=1000&page=2&per_page=2&${caracas}`);
    expect([first.data.length, second.data.length, first.totalPublications]).toEqual([2, 2, second.totalPublications]);
    expect(first.data.map(({ id }) => id)).not.toContain(second.data[0]?.id);
    for (const page of ["0", "-1", "x", "99999999999999999999"]) {
      expect(
        keysOf(await search(`search_publications_by_values?left=1&right=1000&page=${page}&per_page=2&${caracas}`)),
      ).toEqual(keysOf(first));
    }
  });

  it("shows up to two sponsored ones above, outside the results and the total", async () => {
    for (let index = 0; index < 3; index++)
      await aPublication(backend.db, { title: `Patines ${index}`, sponsoredViews: 100, categoryId: 1 });
    await aPublication(backend.db, { title: "Patines corrientes", categoryId: 1 });
    const { data, sponsored, totalPublications } = await tags("patines");
    expect(sponsored.map(({ card_kind }) => card_kind)).toEqual(["sponsored", "sponsored"]);
    expect([data.length, totalPublications]).toEqual([2, 2]);
    expect(data.map(({ id }) => id)).not.toContain(sponsored[0]?.id);
  });

  it("makes a fixed number of database queries", async () => {
    const byWords = await counter.during(() => tags("silla,camion,sofa,telefono,patines"));
    // Which words there are, two for how many, the list, what is paid for, the records, and the count of impressions.
    expect(byWords.queries).toBeLessThanOrEqual(7);
    const byIds = await counter.during(() => search(`find_pub_ids?ids=${Object.values(ids).join(",")}&status=any`));
    expect(byIds.queries).toBe(1);
  });

  it("suggests words of visible titles that begin as the last one typed", async () => {
    const suggest = async (text: string) =>
      (await backend.call<{ suggestions: string[] }>(`/search_suggestions?text=${encodeURIComponent(text)}`)).body
        .suggestions;
    expect(await suggest("Camio")).toEqual(["camión", "camiones"]);
    expect(await suggest("silla ofi")).toEqual(["silla oficina"]);
    expect(await suggest("revis")).toEqual([]);
    for (const odd of ["", "c", "';--", "(((", "\\m"]) expect(await suggest(odd)).toEqual([]);
  });

  it("counts the categories below one, however many others have more", async () => {
    const { categories } = await search(`search_publications_by_category?category=1&${caracas}`);
    for (let categoryId = 20; categoryId < 62; categoryId++)
      for (let count = 0; count < 5; count++) await aPublication(backend.db, { categoryId });
    const after = (await search(`search_publications_by_category?category=1&${caracas}`)).categories;
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(categories.map(({ id }) => id)));
  });

  it("lists what is like a publication, also like one that is gone, and nothing like one never approved", async () => {
    const similar = async (id: number | undefined) =>
      (
        await backend.call<{ publications: { id: number }[] }>(`/publications/${id}/similar?${caracas}`)
      ).body.publications.map((publication) => publication.id);
    const gone = await aPublication(backend.db, { title: "Silla de jardín", status: "finished", categoryId: 6 });
    // The same category and a word of the title, before the category alone.
    expect((await similar(gone.id)).slice(0, 2)).toEqual([ids.silla, ids.sofa]);
    expect(await similar(ids.silla)).not.toContain(gone.id);
    expect(await similar(ids.silla)).not.toContain(ids.espera);
    expect(await similar(ids.espera)).toEqual([]);
    expect(await similar(999_999)).toEqual([]);
  });
});
