import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../../backend/db/client";
import type { Database } from "../../../backend/db/client";
import { databaseOf, startPglite } from "../../../backend/db/pglite";
import { users } from "../../../backend/db/schema/users";
import { migratedTemplate } from "../../support/pgliteTemplate";
import { freshPostgres } from "../../support/postgres";
import { bothDatabases } from "../../support/startBackend";

describe.each(bothDatabases)("observed statements on %s", (kind) => {
  const seen: { text: string; hasFailed: boolean }[] = [];
  const observe = (text: string) => (hasFailed: boolean) => void seen.push({ text, hasFailed });
  let database: Database;
  let drop = async () => {};

  beforeAll(async () => {
    if (kind === "pglite") {
      database = databaseOf(await startPglite({ loadDataDir: await migratedTemplate() }), undefined, observe);
      return;
    }
    const postgres = await freshPostgres();
    drop = postgres.drop;
    database = await openDatabase({ databaseUrl: postgres.url, observe });
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  it("are those of a transaction, too, with what failed among them and without parameters", async () => {
    seen.length = 0;
    await database.db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.email} = ${"ana@example.com"}`);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await tx.transaction((inner) => inner.execute(sql`select 1 / 0`)).catch(() => {});
    });
    await database.search((db) => db.execute(sql`select 2`));
    const ours = seen.filter(({ text }) => text.startsWith("select"));
    expect(ours).toEqual([
      { text: expect.stringContaining("$1"), hasFailed: false },
      { text: "select 1", hasFailed: false },
      { text: "select 1 / 0", hasFailed: true },
      { text: "select 2", hasFailed: false },
    ]);
    expect(JSON.stringify(seen)).not.toContain("ana@example.com");
  });
});

it("belong to the caller that made them, though another one releases the connection they wait for", async () => {
  const asker = new AsyncLocalStorage<string>();
  const seen: [string, string | undefined][] = [];
  const observe = (text: string) => {
    seen.push([text, asker.getStore()]);
    return () => {};
  };
  const postgres = await freshPostgres();
  const database = await openDatabase({ databaseUrl: postgres.url, observe, postgres: { poolSize: 1 } });
  const ask = (name: string) => asker.run(name, async () => await database.db.execute(sql.raw(`select '${name}'`)));
  await Promise.all(["ana", "luis", "eva"].map(ask));
  expect(seen).toEqual(["ana", "luis", "eva"].map((name) => [`select '${name}'`, name]));
  await database.close();
  await postgres.drop();
});
