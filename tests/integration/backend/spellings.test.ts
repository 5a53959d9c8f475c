import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Db } from "../../../backend/db/client";
import { listAlike } from "../../../backend/db/spellings";
import { aPublication, aUser } from "../../support/builders";
import { QueryCounter } from "../../support/queryCounter";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { waitUntilBlocked } from "../../support/waitUntilBlocked";

const counter = new QueryCounter();

/** A misspelt word is corrected by the words of titles, and by nothing else. */
describe.each(bothDatabases)("the spellings of titles on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000, onQuery: counter.onQuery });
  });
  afterAll(() => backend.stop());

  const read = async (query: ReturnType<typeof sql>) => {
    const result = await backend.db.execute(query);
    return (result as unknown as { rows: { word: string }[] }).rows.map(({ word }) => word).toSorted();
  };
  const stored = () => read(sql`select word from spellings`);
  const rename = (id: number, title: string) =>
    backend.db.execute(sql`update publications set title = ${title} where id = ${id}`);
  const titlesFor = async (words: string) =>
    (
      await backend.call<{ data: { title: string }[] }>(`/search_publications?tags=${encodeURIComponent(words)}`)
    ).body.data.map(({ title }) => title);

  it("are the words that titles have now, each once, in plain letters", async () => {
    const owner = await aUser(backend.db);
    const add = async (title: string) => (await aPublication(backend.db, { ownerId: owner.id, title, tags: [] })).id;
    const [camera] = [await add("Cámara Zafirel, 128GB y 2024"), await add("Nevera zafirel: dos puertas")];
    expect(await stored()).toEqual(["128gb", "camara", "dos", "nevera", "puertas", "zafirel"]);
    await rename(camera, "Trípode 2024 de nevera");
    expect(await stored()).toEqual(["dos", "nevera", "puertas", "tripode", "zafirel"]);
    await backend.db.execute(sql`update publications set title = 'Publicación eliminada'`);
    expect(await stored()).toEqual(["eliminada", "publicacion"]);
  });

  it("correct a misspelt word, and leave the title to be looked through where it is written in two", async () => {
    for (const title of ["Topacial de cocina", "Un topacio", "Play station 4"])
      await aPublication(backend.db, { title, tags: [] });
    expect(await listAlike(backend.db, ["topacal", "playstation", "ab"])).toEqual(
      new Map([
        ["topacal", { words: ["topacial", "topacio"], isSameSound: false }],
        ["playstation", { words: [], isSameSound: false }],
      ]),
    );
    expect((await titlesFor("topacal")).toSorted()).toEqual(["Topacial de cocina", "Un topacio"]);
    expect(await titlesFor("playstation")).toEqual(["Play station 4"]);
    // A title that no user is shown corrects nothing.
    await aPublication(backend.db, { title: "Playstation 3", tags: [], status: "finished" });
    expect(await titlesFor("playstation")).toEqual(["Play station 4"]);
  });

  it.each([
    ["bisicleta", "Bicicleta de paseo"],
    ["labadoras", "Lavadora morocha"],
    ["cepiyo", "Cepillo de madera"],
    ["conputadora", "Computadora de escritorio"],
    ["guitara", "Guitarra zurda"],
    ["lapis", "Lápiz de carpintero"],
    ["mais", "Saco de maíz"],
    ["jirasol", "Cuadro de girasol"],
    ["orno", "Horno eléctrico"],
    ["kerosen", "Lámpara de querosén"],
    ["yaves", "Llaves inglesas"],
  ])("correct %s, which is written by ear", async (words, title) => {
    await aPublication(backend.db, { title, tags: [] });
    expect(await titlesFor(words)).toEqual([title]);
  });

  it("are not taken for a short word of the same sound", async () => {
    for (const title of ["Taladro Bosch", "Decodificador box"]) await aPublication(backend.db, { title, tags: [] });
    expect(await titlesFor("bosh")).toEqual(["Taladro Bosch"]);
  });

  it("are the words themselves, not others of one stem with them", async () => {
    for (const title of ["Cama matrimonial", "Cámara réflex"]) await aPublication(backend.db, { title, tags: [] });
    expect(await titlesFor("kama")).toEqual(["Cama matrimonial"]);
  });

  it("mean what the catalogues know by the word that sounds the same", async () => {
    for (const title of ["Celular Nokia 1100", "Teléfono Motorola"])
      await aPublication(backend.db, { title, tags: [], categoryId: 5 });
    expect((await titlesFor("selular")).toSorted()).toEqual((await titlesFor("celular")).toSorted());
    expect(await titlesFor("selular")).toEqual(expect.arrayContaining(["Celular Nokia 1100", "Teléfono Motorola"]));
  });

  it("are asked for once, and what they find at once", async () => {
    for (const title of ["Zafirel dorado", "Un topacio"]) await aPublication(backend.db, { title, tags: [] });
    // What is spelt alike stands only where no user sees it.
    await aPublication(backend.db, { title: "Zafireldorado", tags: [], status: "finished" });
    const ask = (words: string) => counter.during(() => titlesFor(words));
    const { queries: written } = await ask("topacio");
    for (const [words, title] of [
      ["topacal", "Un topacio"],
      ["zafireldorado", "Zafirel dorado"],
    ] as const) {
      const { answer, queries } = await ask(words);
      expect([words, answer.includes(title), queries]).toEqual([words, true, written + 2]);
    }
  });
});

/** On PGlite nothing happens at the same time. */
describe("a word that one title loses while another gets it", () => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database: "postgres", jobsEveryMs: 3_600_000 });
  });
  afterAll(() => backend.stop());

  const rename = (db: Db, id: number) => db.execute(sql`update publications set title = 'Otra cosa' where id = ${id}`);
  const isSpelt = async (word: string) => {
    const { rows } = (await backend.db.execute(sql`select 1 from spellings where word = ${word}`)) as unknown as {
      rows: unknown[];
    };
    return rows.length > 0;
  };

  it("stays where the other came first", async () => {
    const { id, ownerId } = await aPublication(backend.db, { title: "Zafirel" });
    let renamed: Promise<unknown> | undefined;
    await backend.db.transaction(async (tx) => {
      await aPublication(tx, { ownerId, title: "Un zafirel" });
      renamed = rename(backend.db, id);
      await Promise.race([renamed, waitUntilBlocked(backend.db)]);
    });
    await renamed;
    expect(await isSpelt("zafirel")).toBe(true);
  });

  it("is there again where the other came later", async () => {
    const { id, ownerId } = await aPublication(backend.db, { title: "Topacial" });
    let added: Promise<unknown> | undefined;
    await backend.db.transaction(async (tx) => {
      await rename(tx, id);
      added = aPublication(backend.db, { ownerId, title: "Un topacial" });
      await Promise.race([added, waitUntilBlocked(backend.db)]);
    });
    await added;
    expect(await isSpelt("topacial")).toBe(true);
  });
});
