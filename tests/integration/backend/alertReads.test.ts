import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAlert } from "../../../backend/commands/alerts";
import { indexAlerts } from "../../../backend/db/alertIndex";
import { listMatching } from "../../../backend/db/alerts";
import { alerts } from "../../../backend/db/schema/alerts";
import type { SavedSearch } from "../../../backend/db/schema/alerts";
import { blocks } from "../../../backend/db/schema/blocks";
import { users } from "../../../backend/db/schema/users";
import { anySearch, aPublication, aUser } from "../../support/builders";
import { openPageCounter } from "../../support/pageCounter";
import { freshPostgres } from "../../support/postgres";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";

const gaitas: SavedSearch = {
  ...anySearch,
  terms: ["gaita"],
  condition: "Usado",
  maxUsd: 500,
  radiusKm: 25,
  near: { latitude: 10.45, longitude: -66.95 },
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
    const owner = await aUser(backend.db);
    const { id } = await aPublication(backend.db, {
      title: "Gaita zuliana",
      ownerId: owner.id,
      condition: "Usado",
      latitude: 10.47,
      longitude: -66.92,
    });
    for (let count = 0; count < people; count += 1) {
      const user = await aUser(backend.db);
      await createAlert(backend.db, user.id, gaitas);
      await createAlert(backend.db, user.id, { ...gaitas, near: { latitude: 10.9, longitude: -66.95 } });
      await createAlert(backend.db, user.id, { ...gaitas, condition: "Nuevo" });
    }
    await keepOthers();
    const [blocking, blocked, deactivated] = [
      await aUser(backend.db),
      await aUser(backend.db),
      await aUser(backend.db),
    ];
    for (const user of [owner, blocking, blocked, deactivated]) await createAlert(backend.db, user.id, gaitas);
    await backend.db.insert(blocks).values([
      { blockerId: blocking.id, blockedId: owner.id },
      { blockerId: owner.id, blockedId: blocked.id },
    ]);
    await backend.db.update(users).set({ active: false }).where(eq(users.id, deactivated.id));
    await backend.db.execute(sql`vacuum (analyze)`);
    const counter = await openPageCounter(postgres.url);
    const found: number[] = [];
    const { rows } = await counter.during(async (db) => found.push(...(await listMatching(db, id))));
    await counter.close();
    expect(found).toHaveLength(people);
    // Three nearby terms per user, and whether the one who left is another user; accounts and alerts are never read.
    expect(rows).toBeLessThan(people * 4.5);
  });

  /** So many that the database looks for terms in their index. */
  async function keepOthers() {
    const { id: userId } = await aUser(backend.db);
    const others = Array.from({ length: 5_000 }, (_, count) => ({
      userId,
      searchKey: String(count),
      search: { ...gaitas, terms: ["tambora"] },
    }));
    await indexAlerts(backend.db, await backend.db.insert(alerts).values(others).returning());
  }
});
