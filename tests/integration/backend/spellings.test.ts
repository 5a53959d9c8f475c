import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listAlike } from "../../../backend/db/spellings";
import { aPublication, aUser } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** A misspelt word is corrected by the words of titles, and by nothing else. */
describe.each(bothDatabases)("the spellings of titles on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database, jobsEveryMs: 3_600_000 });
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
        ["topacal", ["topacial", "topacio"]],
        ["playstation", []],
      ]),
    );
    expect((await titlesFor("topacal")).toSorted()).toEqual(["Topacial de cocina", "Un topacio"]);
    expect(await titlesFor("playstation")).toEqual(["Play station 4"]);
    // A title that no user is shown corrects nothing.
    await aPublication(backend.db, { title: "Playstation 3", tags: [], status: "finished" });
    expect(await titlesFor("playstation")).toEqual(["Play station 4"]);
  });
});
