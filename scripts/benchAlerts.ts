import { sql } from "drizzle-orm";
import { parseArgs } from "node:util";
import { listMatching } from "../backend/db/alerts";
import { usualSearchTimeoutMs } from "../backend/db/client";
import type { Db } from "../backend/db/client";
import { setup } from "../tests/support/globalSetup";
import { openPageCounter } from "../tests/support/pageCounter";
import { freshPostgres } from "../tests/support/postgres";
import { startBackend } from "../tests/support/startBackend";
import { fillAlerts } from "./bench/alerts/fill";
import { percentile } from "./bench/percentile";
import { fillPublications } from "./bench/search/fill";
import { percentiles, timesOf } from "./bench/search/measure";

/**
 * `npm run bench:alerts`: what it costs to find whose alerts a publication matches, with 200,000 people of five alerts
 * each, on the PostgreSQL server of the tests: milliseconds, statements, rows and pages of 8 kB that one publication
 * needs, and how many users it finds. Milliseconds depend on the machine, the others do not. The bench's people want
 * few kinds of things, so that a publication finds nearly one of a hundred of them: its times stand by how many it
 * finds, too.
 *
 * `--people 20000` other numbers of people; `--wants 5` alerts of each; `--rounds 200` publications.
 */

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "200000" },
    wants: { type: "string", default: "5" },
    rounds: { type: "string", default: "200" },
  },
});
const [people, wants, rounds] = [Number(values.people), Number(values.wants), Number(values.rounds)];
const countedRounds = Math.min(20, rounds);
const serverSettings = ["shared_buffers=1GB", "max_wal_size=8GB", "checkpoint_timeout=1h"];

const stopServer = await setup();
try {
  await measure();
} finally {
  await stopServer();
}

async function measure() {
  const postgres = await freshPostgres(serverSettings);
  const backend = await startBackend({
    databaseUrl: postgres.url,
    jobsEveryMs: 3_600_000,
    searchTimeoutMs: usualSearchTimeoutMs,
  });
  try {
    const started = performance.now();
    // A fifth as many people as publications.
    await fillPublications(backend.db, people * 5);
    await fillAlerts(backend.db, people, wants);
    const seconds = (performance.now() - started) / 1_000;
    console.log(`${people.toLocaleString("en")} people with ${wants} alerts each, filled in ${seconds.toFixed(0)} s`);
    const result = await backend.db.execute(
      sql`select id from publications where status = 'Activo' order by md5(id::text) limit ${rounds}`,
    );
    const ids = (result as unknown as { rows: { id: number }[] }).rows.map(({ id }) => id);
    const match = (db: Db, count: number) => listMatching(db, ids[count % ids.length] ?? 0);
    const asked: { found: number; ms: number }[] = [];
    const times = await timesOf(async (count) => {
      const start = performance.now();
      const found = (await match(backend.db, count)).length;
      asked.push({ found, ms: performance.now() - start });
      return true;
    }, rounds);
    const counter = await openPageCounter(postgres.url);
    const efforts = [];
    for (let count = 0; count < countedRounds; count += 1) efforts.push(await counter.during((db) => match(db, count)));
    await counter.close();
    const [p50, p95, p99] = percentiles(times);
    console.log(`ms of a publication: p50 ${p50}, p95 ${p95}, p99 ${p99}`);
    for (const what of ["statements", "rows", "pages"] as const) {
      const numbers = efforts.map((effort) => effort[what]);
      console.log(`${what}: p50 ${percentile(numbers, 0.5)}, p95 ${percentile(numbers, 0.95)}`);
    }
    const counted = asked.slice(-rounds);
    const found = counted.map((one) => one.found);
    console.log(`users found: p50 ${percentile(found, 0.5)}, p95 ${percentile(found, 0.95)}`);
    for (const [low, high] of [
      [0, 10],
      [10, 100],
      [100, 1_000],
      [1_000, Infinity],
    ] as const) {
      const some = counted.filter((one) => one.found >= low && one.found < high).map(({ ms }) => ms);
      if (some.length === 0) continue;
      const [half, most] = [0.5, 0.95].map((part) => percentile(some, part).toFixed(1));
      console.log(`  from ${low} on below ${high}: ${some.length} publications, ms p50 ${half}, p95 ${most}`);
    }
  } finally {
    await backend.stop();
    await postgres.drop();
  }
}
