import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAlert } from "../../../backend/commands/alerts";
import { listMatching } from "../../../backend/db/alerts";
import type { SavedSearch } from "../../../backend/db/schema/alerts";
import { aPublication, aUser } from "../../support/builders";
import { openPageCounter } from "../../support/pageCounter";
import { freshPostgres } from "../../support/postgres";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const gaitas: SavedSearch = {
  searchBy: "tags",
  terms: ["gaita"],
  categoryId: null,
  attributes: [],
  type: null,
  condition: null,
  location: null,
  minUsd: null,
  maxUsd: 500,
  radiusKm: 25,
  near: { latitude: 10.45, longitude: -66.95 },
  onlyVerified: false,
};
const people = 300;

describe("the alerts that a publication matches", () => {
  let postgres: Awaited<ReturnType<typeof freshPostgres>>;
  let backend: TestBackend;
  beforeAll(async () => {
    postgres = await freshPostgres();
    backend = await startBackend({ databaseUrl: postgres.url, jobsEveryMs: 3_600_000 });
  });
  afterAll(async () => {
    await backend.stop();
    await postgres.drop();
  });

  it("are found by their terms, without reading what says no more", async () => {
    const { id } = await aPublication(backend.db, { title: "Gaita zuliana", latitude: 10.47, longitude: -66.92 });
    for (let count = 0; count < people; count += 1) {
      const user = await aUser(backend.db);
      await createAlert(backend.db, user.id, gaitas);
      await createAlert(backend.db, user.id, { ...gaitas, near: { latitude: 10.9, longitude: -66.95 } });
    }
    await backend.db.execute(sql`vacuum (analyze)`);
    const counter = await openPageCounter(postgres.url);
    const found: number[] = [];
    const { rows } = await counter.during(async (db) => found.push(...(await listMatching(db, id))));
    await counter.close();
    expect(found).toHaveLength(people);
    // Of each person at most two terms, in three degrees of the map each, and the account; and what the publication is.
    expect(rows).toBeLessThan(people * 8);
  });
});
