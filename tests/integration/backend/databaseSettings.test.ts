import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openPostgres } from "../../../backend/db/postgres";
import type { Db } from "../../../backend/db/client";
import { byKeys } from "../../../backend/db/byKeys";
import { startPgbouncer } from "../../support/pgbouncer";
import { freshPostgres } from "../../support/postgres";

let postgres: Awaited<ReturnType<typeof freshPostgres>>;
beforeEach(async () => {
  postgres = await freshPostgres();
});
afterEach(() => postgres.drop());

const settingsOf = async (db: Db) => {
  const { rows } = (await db.execute(sql`
    select current_setting('statement_timeout') as statement,
           current_setting('idle_in_transaction_session_timeout') as idle,
           current_setting('jit') as jit`)) as unknown as { rows: unknown[] };
  return rows[0];
};

/** The statements whose plans one connection keeps, after a write and two reads have come thirty times. */
const plansAfterThirty = async (address: string) => {
  const database = await openPostgres(address, { postgres: { poolSize: 1, listenUrl: postgres.url } });
  for (let number = 1; number <= 30; number++) {
    await database.db.execute(sql`select ${number}::int as drawn`);
    await database.db.execute(sql`select id from users where ${byKeys(sql`id = ${number}`)}`);
    await database.db.execute(sql`update users set active = true where id = ${number}`);
  }
  const { rows } = (await database.db.execute(sql`select statement from pg_prepared_statements`)) as unknown as {
    rows: { statement: string }[];
  };
  await database.close();
  return rows.map(({ statement }) => statement);
};

describe("plans of PostgreSQL", () => {
  it("are kept of writes and of reads by keys that come often", async () => {
    expect((await plansAfterThirty(postgres.url)).sort()).toEqual([
      "select id from users where id = $1 /* keep plan */",
      "update users set active = true where id = $1",
    ]);
  });

  it("are not cached behind a pooler, whose connections change", async () => {
    const pooler = await startPgbouncer(postgres.url);
    expect(await plansAfterThirty(pooler.url)).toEqual([]);
    await pooler.stop();
  });
});

describe("settings of PostgreSQL", () => {
  it("bound statements, waiting transactions and connections; searches have their own", async () => {
    const database = await openPostgres(postgres.url, {
      searchTimeoutMs: 1_500,
      postgres: { poolSize: 2, statementTimeoutMs: 41_000, idleTransactionTimeoutMs: 42_000 },
    });
    expect(await settingsOf(database.db)).toEqual({ statement: "41s", idle: "42s", jit: "off" });
    expect(await database.search(settingsOf)).toMatchObject({ statement: "1500ms", jit: "off" });
    const processes = await Promise.all(
      [1, 2, 3, 4, 5].map(() =>
        database.db.transaction(async (tx) => {
          const { rows } = (await tx.execute(sql`select pg_backend_pid() as id`)) as unknown as {
            rows: { id: number }[];
          };
          return rows[0]?.id;
        }),
      ),
    );
    expect(new Set(processes).size).toBe(2);
    await database.close();
  });

  it("are left to the role behind a pooler, where searches are bounded all the same, and LISTEN goes around it", async () => {
    const pooler = await startPgbouncer(postgres.url);
    const database = await openPostgres(pooler.url, {
      searchTimeoutMs: 1_500,
      postgres: { statementTimeoutMs: 41_000, idleTransactionTimeoutMs: 42_000, listenUrl: postgres.url },
    });
    expect(await settingsOf(database.db)).toMatchObject({ statement: "0", idle: "0" });
    expect(await database.search(settingsOf)).toMatchObject({ statement: "1500ms" });
    const heard: string[] = [];
    const stop = await database.listen(
      "town",
      (payload) => void heard.push(payload),
      () => {},
    );
    await database.db.execute(sql`notify town, 'hello'`);
    await vi.waitFor(() => expect(heard).toEqual(["hello"]), { timeout: 60_000 });
    await stop();
    await database.close();
    await pooler.stop();
  });
});
