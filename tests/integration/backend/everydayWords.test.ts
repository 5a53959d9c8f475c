import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertTown } from "../../../backend/seed/insert";
import { buildTown } from "../../../backend/seed/town/town";
import { aPublication } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { everydaySearches } from "./everydaySearches";
import { narrowedSearches } from "./narrowedSearches";

interface Result {
  data: { id: number; title: string }[];
  sponsored: { id: number; title: string }[];
  totalPublications: number;
  categories: { id: number; name: string; count: number }[];
  facets: { name: string }[];
  missing_words: { id: number; words: string[] }[];
}

const caracas = "latitude=10.4975585&longitude=-66.8856196";
const merida = "latitude=8.5897&longitude=-71.1561";
const towns: Record<string, string> = {
  caracas,
  merida,
  maracaibo: "latitude=10.6427&longitude=-71.6125",
  /** Hundreds of kilometres from everybody. */
  nowhere: "latitude=3.2&longitude=-65.5",
};

describe.each(bothDatabases)("words of everyday in the demo town on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database });
    const town = buildTown(new Date(), "no password");
    // At once: a job that runs between two tables would take the ids of rows that are still to come.
    await backend.db.transaction((tx) => insertTown(tx, town, () => {}));
  });
  afterAll(() => backend.stop());

  const search = async (words: string, rest = "") => {
    const tags = encodeURIComponent(words);
    const { body } = await backend.call<Result>(`/search_publications?tags=${tags}&per_page=10&${rest || caracas}`);
    return body;
  };
  /** An address of the table: from the middle of Caracas, or the town that it names. */
  const ask = async (address: string, page?: number) => {
    const [asked = "", town = "caracas"] = address.split("&from=");
    const path = page === undefined ? asked : `${asked.replace(/&page=.*/, "")}&page=${page}`;
    // What is shown to a robot is not counted, and so the same on every page.
    const headers = { "x-viewer": "robot" };
    const size = page === undefined ? 10 : 20;
    return (await backend.call<Result>(`/${encodeURI(path)}&per_page=${size}&${towns[town]}`, { headers })).body;
  };
  const describeItems = ({ data, missing_words: missing }: Result) =>
    data.map(({ id, title }) => {
      const words = missing.find((entry) => entry.id === id)?.words;
      return words ? `${title} (sin ${words.join(", ")})` : title;
    });

  it.each(everydaySearches)("finds for %j %i, the best first", async (words, total, first) => {
    const result = await search(words);
    expect([result.totalPublications, describeItems(result).slice(0, 4)]).toEqual([total, first]);
  });

  it.each(narrowedSearches)(
    "answers %s with %i and %i paid ones, the best first",
    async (address, total, paid, first) => {
      const result = await ask(address);
      expect([result.totalPublications, result.sponsored.length, describeItems(result).slice(0, 4)]).toEqual([
        total,
        paid,
        first,
      ]);
    },
  );

  it.each(narrowedSearches)(
    "has for %s every result once over its pages, and as many as it counts",
    async (address, total) => {
      const seen: number[] = [];
      for (let page = 1; seen.length < total; page++) {
        const { data, sponsored } = await ask(address, page);
        expect(data.filter(({ id }) => sponsored.some((other) => other.id === id))).toEqual([]);
        if (data.length === 0) break;
        seen.push(...data.map(({ id }) => id));
      }
      expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    },
  );

  it.each(["celular", "carro", "muebles", "bicicleta rin 26", "clases", "ropa de bebé"])(
    "leads from every category of %j to as many as it counts, with what they can be narrowed by",
    async (words) => {
      const all = await search(words);
      expect(all.categories.length).toBeGreaterThan(0);
      for (const { id, name, count } of all.categories) {
        const narrowed = await search(words, `${caracas}&category_id=${id}`);
        expect([name, narrowed.totalPublications + narrowed.sponsored.length]).toEqual([name, count]);
        const { body } = await backend.call<Result>(`/search_publications_by_category?category=${id}&${caracas}`);
        expect(narrowed.facets.map((facet) => facet.name)).toEqual(body.facets.map((facet) => facet.name));
      }
    },
  );

  it("finds as many results in each category as its count says", async () => {
    for (const address of [
      "search_publications_by_category?category=1",
      "search_publications_by_values?left=20&right=90",
    ]) {
      const { categories } = (await backend.call<Result>(`/${address}&${caracas}`)).body;
      expect(categories.length).toBeGreaterThan(3);
      for (const { id, name, count } of categories) {
        const narrowed = address.replace("category=1", `category=${id}`);
        const { body } = await backend.call<Result>(`/${narrowed}&category_id=${id}&${caracas}`);
        expect([name, body.totalPublications + body.sponsored.length]).toEqual([name, count]);
      }
    }
  });

  it("ignores the chosen category's attributes when it counts other categories", async () => {
    const fields = encodeURIComponent(JSON.stringify({ brand: ["Samsung"] }));
    const all = await search("celular");
    const [category] = all.categories;
    const narrowed = await search("celular", `${caracas}&category_id=${category?.id}&fields=${fields}`);
    const total = narrowed.totalPublications + narrowed.sponsored.length;
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(category?.count ?? 0);
    expect(narrowed.categories).toMatchObject([
      { id: category?.id, count: total },
      ...all.categories.slice(1).map(({ id, count }) => ({ id, count })),
    ]);
  });

  it("lists the nearest first from wherever one is", async () => {
    const fromMerida = describeItems(await search("clases", merida));
    expect(fromMerida[0]).not.toBe(describeItems(await search("clases"))[0]);
  });

  it("promotes only what matches as well as the best", async () => {
    expect((await search("laptop")).sponsored.map(({ title }) => title)).toEqual(["Laptop HP 15 con 12GB de RAM"]);
    expect((await search("laptop Lenovo")).sponsored).toEqual([]);
  });

  it("knows other words for what owners want, too", async () => {
    const total = async (words: string) => (await search(words, `${caracas}&search_by=trade`)).totalPublications;
    expect(await total("celular")).toBe(await total("smartphone"));
    expect(await total("celular")).toBeGreaterThan(10);
  });

  it("finds short forms by whole words, and whole words by short forms", async () => {
    const wish = async (interest: string) => (await aPublication(backend.db, { interests: [interest] })).id;
    const wishes = [await wish("celu zafirino"), await wish("celular zafirino")];
    // In short, a telephone is written as cloth begins.
    await wish("tela zafirino");
    await aPublication(backend.db, { title: "Celu topacial" });
    for (const words of ["celular zafirino", "celu zafirino", "tel zafirino"]) {
      const { data, missing_words: missing } = await search(words, `${caracas}&search_by=trade`);
      const whole = data.map(({ id }) => id).filter((id) => !missing.some((entry) => entry.id === id));
      expect([words, ...whole.toSorted((a, b) => a - b)]).toEqual([words, ...wishes]);
    }
    for (const words of ["celular topacial", "celu topacial"])
      expect([words, describeItems(await search(words))[0]]).toEqual([words, "Celu topacial"]);
  });

  it("finds a word by its other number where the dictionary cuts the two differently", async () => {
    const titles = ["Collar zafirel", "Dos collares zafireles"];
    for (const title of titles) await aPublication(backend.db, { title });
    for (const words of ["collar zafirel", "collares zafirel"]) {
      const { data, missing_words: missing } = await search(words);
      const whole = data.filter(({ id }) => !missing.some((entry) => entry.id === id)).map(({ title }) => title);
      expect([words, whole.toSorted()]).toEqual([words, titles]);
    }
  });

  it("finds words in z by their plural and the other way round, and no word that is only written alike", async () => {
    const pairs = [
      ["luz", "luces"],
      ["pez", "peces"],
      ["voz", "voces"],
      ["lápiz", "lápices"],
      ["nariz", "narices"],
      ["actriz", "actrices"],
    ];
    for (const word of [...pairs.flat(), "Lucas", "peca", "vocal", "lápida"])
      await aPublication(backend.db, { title: `${word} granatel` });
    for (const pair of pairs)
      for (const word of pair) {
        const { data, missing_words: missing } = await search(`${word} granatel`, `${caracas}&order=value_up`);
        const whole = data.filter(({ id }) => !missing.some((entry) => entry.id === id)).map(({ title }) => title);
        expect([word, whole.toSorted()]).toEqual([word, pair.map((form) => `${form} granatel`).toSorted()]);
      }
  });

  it("ranks exact things before others of their category", async () => {
    for (const words of ["celu", "celular", "celulares"]) {
      const found = describeItems(await search(words));
      const watches = found.flatMap((title, index) => (/Reloj|Band/.test(title) ? [index] : []));
      const phones = found.flatMap((title, index) => (/Teléfono|Tecno|iPhone/.test(title) ? [index] : []));
      const repair = found.indexOf("Cambio de pantallas de celular");
      expect([words, watches.length]).toEqual([words, 3]);
      expect(Math.max(...phones)).toBeLessThan(repair);
      expect(repair).toBeLessThan(Math.min(...watches));
    }
  });

  it("orders by date and value where asked, still with all words first", async () => {
    const ids = async (order: string) => (await search("bicicleta", `${caracas}&order=${order}`)).data;
    const byValue = (await ids("value_up")).map(({ title }) => title);
    expect((await ids("value_down")).map(({ title }) => title)).toEqual(byValue.toReversed());
    const relaxed = describeItems(await search("bicicleta rin 26", `${caracas}&order=value_up`));
    expect(relaxed[0]).toBe("Bicicleta Greco rin 26 de 21 velocidades");
  });

  it("narrows words by value", async () => {
    const { data } = await backend
      .call<{ data: { price: number }[] }>(`/search_publications?tags=bicicleta&min_price=100&max_price=150&${caracas}`)
      .then(({ body }) => body);
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ price }) => price >= 100 && price <= 150)).toBe(true);
  });
});
