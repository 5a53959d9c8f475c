import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openPostgres } from "../../../backend/db/postgres";
import { aPublication } from "../../support/builders";
import { freshPostgres } from "../../support/postgres";
import { startBackend } from "../../support/startBackend";
import type { TestBackend } from "../../support/startBackend";
import { waitUntilBlocked } from "../../support/waitUntilBlocked";

/** Two processes on one database: of one searches end soon, of the other only one is taken at once. */
let impatient: TestBackend;
let narrow: TestBackend;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  const postgres = await freshPostgres();
  ({ url, drop } = postgres);
  const options = { databaseUrl: postgres.url, jobsEveryMs: 3_600_000 };
  impatient = await startBackend({ ...options, searchTimeoutMs: 3_000 });
  narrow = await startBackend({ ...options, searchLimit: 1, searchTimeoutMs: 60_000 });
  await aPublication(narrow.db, { title: "Silla de oficina" });
});
afterAll(async () => {
  await impatient.stop();
  await narrow.stop();
  await drop();
});

const searches = [
  "/search_publications?tags=silla",
  "/search_publications_by_values?left=1&right=100",
  "/search_publications_by_category?category=1",
  "/search_suggestions?text=sil",
];
const [first = ""] = searches;
const ask = async (backend: TestBackend, path: string) => {
  const { status, headers, body } = await backend.call<{ errors?: string[] }>(path);
  return { status, retryAfter: headers.get("retry-after"), errors: body.errors };
};
/** Every statement about publications waits until `work` is done. */
const whileLocked = (work: () => Promise<void>) =>
  narrow.db.transaction(async (tx) => {
    await tx.execute(sql`lock table publications in access exclusive mode`);
    await work();
  });

it("ends a search that takes too long, and refuses it as such", async () => {
  // Connecting is not what takes too long here.
  await Promise.all(searches.map((path) => ask(impatient, path)));
  await whileLocked(async () => {
    const answers = await Promise.all(searches.map((path) => ask(impatient, path)));
    const refusal = {
      status: 429,
      retryAfter: "2",
      errors: ["La búsqueda tardó demasiado. Espera unos segundos o busca con menos palabras."],
    };
    expect(answers).toEqual(searches.map(() => refusal));
  });
});

it("refuses a search at once while there are as many as it takes, answers all else, and takes the next one", async () => {
  let waiting: ReturnType<typeof ask> | undefined;
  await whileLocked(async () => {
    waiting = ask(narrow, first);
    await waitUntilBlocked(narrow.db);
    for (const path of searches)
      expect([path, await ask(narrow, path)]).toEqual([
        path,
        {
          status: 429,
          retryAfter: "2",
          errors: ["Ahora hay muchas búsquedas a la vez. Espera unos segundos e inténtalo de nuevo."],
        },
      ]);
    expect((await narrow.call("/v1/states")).status).toBe(200);
  });
  expect((await waiting)?.status).toBe(200);
  for (const path of searches) expect([path, (await ask(narrow, path)).status]).toEqual([path, 200]);
});

it("waits for a connection no longer than for the search itself", async () => {
  await whileLocked(async () => {
    // Eight of them have one.
    const many = await Promise.all(Array.from({ length: 30 }, () => ask(impatient, first)));
    expect(new Set(many.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(["429 2"]));
    const refusals = many.map(({ errors }) => errors?.[0]);
    expect(refusals.filter((text) => text?.startsWith("Ahora hay muchas búsquedas"))).not.toEqual([]);
    expect(refusals.filter((text) => text?.startsWith("La búsqueda tardó demasiado"))).not.toEqual([]);
  });
  expect((await ask(impatient, first)).status).toBe(200);
});

it("ends a search whose statements together take too long, and leaves none of them running", async () => {
  const database = await openPostgres(url, { searchTimeoutMs: 3_000 });
  let done = 0;
  const search = database.search(async (db) => {
    for (;;) {
      await db.execute(sql`select pg_sleep(0.2)`);
      done += 1;
    }
  });
  await expect(search).rejects.toMatchObject({ message: "search overdue", hasBegun: true });
  expect(done).toBeGreaterThan(0);
  const atWork = async () => {
    const { rows } = (await database.db.execute(
      sql`select 1 from pg_stat_activity where query = 'select pg_sleep(0.2)' and state = 'active'`,
    )) as unknown as { rows: unknown[] };
    return rows.length;
  };
  await expect.poll(atWork).toBe(0);
  await database.close();
});
