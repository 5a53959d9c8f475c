import { sql, TransactionRollbackError } from "drizzle-orm";
import { parseArgs } from "node:util";
import { proposeBestRing } from "../backend/commands/rings/search";
import type { Db } from "../backend/db/client";
import { loadRingGraph } from "../backend/db/ringGraph";
import { findRings } from "../rules/ringSearch";
import type { FoundRing } from "../rules/ringSearch";
import { setup } from "../tests/support/globalSetup";
import { openPageCounter } from "../tests/support/pageCounter";
import { freshPostgres } from "../tests/support/postgres";
import { startBackend } from "../tests/support/startBackend";
import { percentile } from "./bench/percentile";
import { fillWants } from "./bench/rings/fill";
import { fillPublications } from "./bench/search/fill";
import { percentiles, timesOf } from "./bench/search/measure";

/**
 * `npm run bench:rings`: what it costs to look for the rings of a thing among 20,000 with eight wants each, on the
 * PostgreSQL server of the tests: milliseconds, statements, rows and pages of 8 kB for one thing, how many rings it
 * has, and milliseconds with the proposal of the best one, which is rolled back. Milliseconds depend on the machine,
 * the others do not.
 *
 * `--things 20000` other numbers of publications; `--wants 8` of each; `--rounds 500` things that are looked at.
 */

const { values } = parseArgs({
  options: {
    things: { type: "string", default: "20000" },
    wants: { type: "string", default: "8" },
    rounds: { type: "string", default: "500" },
  },
});
const [things, wants, rounds] = [Number(values.things), Number(values.wants), Number(values.rounds)];
const countedRounds = Math.min(20, rounds);

const stopServer = await setup();
try {
  await measure();
} finally {
  await stopServer();
}

async function measure() {
  const postgres = await freshPostgres();
  const backend = await startBackend({ databaseUrl: postgres.url, jobsEveryMs: 3_600_000 });
  try {
    // One in ten of the bench's publications is not active.
    await fillPublications(backend.db, Math.ceil(things / 0.9));
    await fillWants(backend.db, wants);
    console.log(`${things.toLocaleString("en")} things with ${wants} wants each`);
    const result = await backend.db.execute(
      sql`select id from publications where status = 'Activo' order by md5(id::text) limit ${rounds}`,
    );
    const ids = (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
    const idOf = (count: number) => ids[count % ids.length] ?? 0;

    const found: number[] = [];
    const times = await timesOf(async (count) => {
      found.push((await search(backend.db, idOf(count))).length);
      return true;
    }, rounds);
    printTimes("ms of a search", percentiles(times));
    const proposals = await timesOf(async (count) => {
      await rollBack(backend.db, (tx) => proposeBestRing(tx, idOf(count), new Date()));
      return true;
    }, rounds);
    printTimes("ms with the proposal", percentiles(proposals));

    const counter = await openPageCounter(postgres.url);
    const efforts = [];
    for (let count = 0; count < countedRounds; count += 1)
      efforts.push(await counter.during((db) => search(db, idOf(count))));
    await counter.close();
    for (const what of ["statements", "rows", "pages"] as const) {
      const numbers = efforts.map((effort) => effort[what]);
      console.log(`${what}: p50 ${percentile(numbers, 0.5)}, p95 ${percentile(numbers, 0.95)}`);
    }
    const share = Math.round((100 * found.filter((count) => count > 0).length) / found.length);
    console.log(
      `rings: p50 ${percentile(found, 0.5)}, p95 ${percentile(found, 0.95)}; ${share} % of the things have some`,
    );
  } finally {
    await backend.stop();
    await postgres.drop();
  }
}

async function search(db: Db, id: number): Promise<FoundRing[]> {
  return findRings(await loadRingGraph(db, id), id);
}

function printTimes(what: string, [p50, p95, p99]: string[]) {
  console.log(`${what}: p50 ${p50}, p95 ${p95}, p99 ${p99}`);
}

/** Nothing stays of it: each thing is looked at as if it were the first. */
async function rollBack(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await work(tx);
      throw new TransactionRollbackError();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error;
  }
}
