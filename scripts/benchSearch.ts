import { parseArgs } from "node:util";
import { setup } from "../tests/support/globalSetup";
import { openPageCounter } from "../tests/support/pageCounter";
import { freshPostgres } from "../tests/support/postgres";
import { startBackend } from "../tests/support/startBackend";
import { fillPublications } from "./bench/search/fill";
import { kinds } from "./bench/search/kinds";

/**
 * `npm run bench:search`: what searches and the wall cost with 10,000 and with 100,000 publications, on the PostgreSQL
 * server of the tests: milliseconds and pages of 8 kB straight at the database, milliseconds over REST, one request
 * after the other. Milliseconds depend on the machine, pages do not.
 *
 * `--size 1000000` other sizes, separated by commas; `--rounds 40` requests of each kind; `--only words,mistake` kinds
 * with one of these in their name.
 */

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "10000,100000" },
    rounds: { type: "string", default: "40" },
    only: { type: "string", default: "" },
  },
});
const rounds = Number(values.rounds);
const chosen = kinds.filter(({ name }) => values.only.split(",").some((part) => name.includes(part)));
/** Requests whose pages are counted: they differ far less than the times. */
const countedRounds = Math.min(5, rounds);

const stopServer = await setup();
try {
  for (const size of values.size.split(",").map(Number)) await measureAll(size);
} finally {
  await stopServer();
}

async function measureAll(size: number) {
  const postgres = await freshPostgres();
  const backend = await startBackend({ databaseUrl: postgres.url, jobsEveryMs: 3_600_000 });
  try {
    const started = performance.now();
    await fillPublications(backend.db, size);
    console.log(
      `\n${size.toLocaleString("en")} publications, filled in ${((performance.now() - started) / 1_000).toFixed(0)} s`,
    );
    console.log(row("", ["p50 ms", "p95 ms", "p99 ms", "pages", "REST p50", "p95", "p99"]));
    const counter = await openPageCounter(postgres.url);
    for (const { name, run, path } of chosen) {
      const straight = await timesOf((count) => run(backend.db, count));
      const overRest = await timesOf(async (count) => {
        const { status, text } = await backend.call(path(count), { headers: { "x-viewer": "robot" } });
        if (status !== 200) throw new Error(`${path(count)} answered ${status}: ${text}`);
      });
      const pages: number[] = [];
      for (let count = 0; count < countedRounds; count += 1)
        pages.push((await counter.during((db) => run(db, count))).pages);
      console.log(row(name, [...percentiles(straight), String(percentile(pages, 0.5)), ...percentiles(overRest)]));
    }
    await counter.close();
  } finally {
    await backend.stop();
    await postgres.drop();
  }
}

/** Milliseconds of each request, after some to warm up. */
async function timesOf(request: (count: number) => Promise<unknown>): Promise<number[]> {
  for (let count = 0; count < 5; count += 1) await request(count);
  const times: number[] = [];
  for (let count = 0; count < rounds; count += 1) {
    const asked = performance.now();
    await request(count);
    times.push(performance.now() - asked);
  }
  return times;
}

function percentiles(times: readonly number[]): string[] {
  return [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1));
}

function percentile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length * part)] ?? NaN;
}

function row(name: string, cells: string[]): string {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(10)).join("");
}
