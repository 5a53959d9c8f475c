import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aPublication, aUser } from "../../support/builders";
import { bothDatabases, startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

/** Lists by distance find a publication by the cell that it is in, and nowhere else. */
describe.each(bothDatabases)("the cells of publications on %s", (database) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ database });
  });
  afterAll(() => backend.stop());

  const listMisplaced = async () => {
    const result = await backend.db.execute(sql`
      select p.latitude, p.longitude from publications p left join cells c on c.id = p.cell
      where c.id is null or cube_distance(c.spot, p.spot) > 0 or c.spot is distinct from p.spot`);
    return (result as unknown as { rows: unknown[] }).rows;
  };
  /** On the borders of cells and of the globe, at random, and some of them twice. */
  const coordinates = (count: number): { latitude: number; longitude: number }[] => [
    ...[0, 0.006, -0.006, 90, -90, 10.4975585, 12.3].map((latitude) => ({ latitude, longitude: -66.8856196 })),
    ...[0, 180, -180, -73.398, 0.0059999].map((longitude) => ({ latitude: 8.3, longitude })),
    ...Array.from({ length: count }, () => ({
      latitude: Math.random() * 180 - 90,
      longitude: Math.random() * 360 - 180,
    })),
  ];

  it("are the ones that they are in, wherever they are published or moved to", async () => {
    const owner = await aUser(backend.db);
    const ids: number[] = [];
    for (const place of [...coordinates(30), ...coordinates(0)])
      ids.push((await aPublication(backend.db, { ownerId: owner.id, ...place })).id);
    expect(await listMisplaced()).toEqual([]);
    for (const place of coordinates(30)) {
      const id = ids[Math.floor(Math.random() * ids.length)];
      await backend.db.execute(
        sql`update publications set latitude = ${place.latitude}::float8, longitude = ${place.longitude}::float8 where id = ${id}`,
      );
    }
    await backend.db.execute(sql`update publications set longitude = -63.1 where id % 2 = 0`);
    expect(await listMisplaced()).toEqual([]);
  });

  it("make tiles of four by four", async () => {
    const result = await backend.db.execute(sql`
      select count(distinct tile_of(row_number * 60001 + column_number))::int as tiles
      from generate_series(400, 407) row_number,
        generate_series(800, 811) column_number`);
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([{ tiles: 2 * 3 }]);
  });

  it("hold the words of what is published there, and of nothing else", async () => {
    const titles = ["Teléfono O'Neill azul", "L'Oréal 1/2 \\ café", "Guitarra ''nueva''", "½ & | ! (telas):*", "azul"];
    const owner = await aUser(backend.db);
    for (const [index, title] of titles.entries())
      for (const longitude of [-66.9, -66.91])
        await aPublication(backend.db, { ownerId: owner.id, title, tags: [title], latitude: 10.4 + index, longitude });
    await backend.db.execute(sql`update publications set latitude = 10.4, title = title || ' azul' where id % 3 = 0`);
    const result = await backend.db.execute(sql`
      select p.id, c.id as cell, query::text from publications p, cells c,
        unnest(array[plainto_tsquery('spanish', 'azul') || plainto_tsquery('spanish', 'o''neill'),
          plainto_tsquery('spanish', 'telefono azul'), to_tsquery('simple', 'guit:*'), to_tsquery('simple', 'tel:*'),
          plainto_tsquery('spanish', 'de'), plainto_tsquery('spanish', 'l''oreal 1/2')]) query
      where (in_cell(p.title_search, p.category_id, p.cell) @@ in_cell(query, c.id)) <> (p.title_search @@ query and p.cell = c.id)`);
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([]);
  });

  it("hold the categories of what is published there beside the words of titles", async () => {
    const owner = await aUser(backend.db);
    for (const [index, categoryId] of [5, 14, 5, 196].entries())
      for (const longitude of [-66.9, -66.91])
        await aPublication(backend.db, { ownerId: owner.id, title: "5", categoryId, latitude: 9 + index, longitude });
    await backend.db.execute(sql`update publications set category_id = 14 where latitude = 9`);
    const result = await backend.db.execute(sql`
      select p.id, c.id as cell, asked.id from publications p, cells c, unnest(array[5, 14, 196]) asked(id)
      where (in_cell(p.title_search, p.category_id, p.cell) @@ in_cell(format('%L', '#' || asked.id)::tsquery, c.id))
        <> (p.category_id = asked.id and p.cell = c.id)`);
    expect((result as unknown as { rows: unknown[] }).rows).toEqual([]);
  });

  it("hold two publications that come at once to where nothing was", async () => {
    const [one, other] = [await aUser(backend.db), await aUser(backend.db)];
    const place = { latitude: 7.7777, longitude: -66.6666 };
    await Promise.all([one, other].map(({ id }) => aPublication(backend.db, { ownerId: id, ...place })));
    expect(await listMisplaced()).toEqual([]);
  });
});
