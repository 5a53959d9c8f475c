import { sql } from "drizzle-orm";
import { parseArgs } from "node:util";
import { usualSearchTimeoutMs } from "../backend/db/client";
import type { Db } from "../backend/db/client";
import { users } from "../backend/db/schema/users";
import { sessionOf } from "../tests/support/builders";
import { setup } from "../tests/support/globalSetup";
import { GraphqlClient } from "../tests/support/graphqlClient";
import type { Effort } from "../tests/support/pageCounter";
import { openPageCounter } from "../tests/support/pageCounter";
import { freshPostgres } from "../tests/support/postgres";
import { startBackend } from "../tests/support/startBackend";
import { startGateway } from "../tests/support/startGateway";
import { fillPublications } from "./bench/search/fill";
import { kinds } from "./bench/search/kinds";
import { percentile } from "./bench/percentile";
import { percentiles, timesOf } from "./bench/search/measure";
import { publishMany } from "./bench/search/publish";

/**
 * `npm run bench:search`: what searches and the wall cost with 10,000 and with 100,000 publications, on the PostgreSQL
 * server of the tests. Of each kind: milliseconds straight at the database, of the very first request and of those that
 * follow it, rows and pages of 8 kB that one reads; milliseconds over REST and through the gateway, one request after
 * the other, and over REST by twenty clients at once; at last how many publications a second are published.
 * Milliseconds depend on the machine, rows and pages do not.
 *
 * `--size 1000000` other sizes, separated by commas; `--rounds 40` requests of each kind; `--only words,mistake` kinds
 * with one of these in their name; `--database postgres://…` one of your own, which is filled where it is empty, and
 * kept.
 */

const { values } = parseArgs({
  options: {
    size: { type: "string", default: "10000,100000" },
    rounds: { type: "string", default: "40" },
    only: { type: "string", default: "" },
    database: { type: "string" },
  },
});
const rounds = Number(values.rounds);
const chosen = kinds.filter(({ name }) => values.only.split(",").some((part) => name.includes(part)));
/** Requests whose pages are counted: they differ far less than the times. */
const countedRounds = Math.min(5, rounds);
const clients = 20;
const columns = "first ms,p50,p95,p99,rows,pages,REST p50,p95,p99,gate p50,p95,p99,20 p50,p95,p99,refused".split(",");
/** A million fills three gigabytes. */
const serverSettings = ["shared_buffers=1GB", "max_wal_size=8GB", "checkpoint_timeout=1h"];

const stopServer = await setup();
try {
  for (const size of values.size.split(",").map(Number)) await measureAll(size);
} finally {
  await stopServer();
}

async function measureAll(size: number) {
  const own = values.database;
  const postgres = own ? { url: own, drop: () => Promise.resolve() } : await freshPostgres(serverSettings);
  const backend = await startBackend({
    databaseUrl: postgres.url,
    jobsEveryMs: 3_600_000,
    searchTimeoutMs: usualSearchTimeoutMs,
  });
  const gateway = await startGateway(backend.url);
  try {
    await fillOnce(backend.db, size);
    const [member] = await backend.db
      .select()
      .from(users)
      .where(sql`email = 'bench1@example.com'`);
    if (!member) throw new Error("the database was not filled by this bench");
    const session = await sessionOf(backend.db, member);
    const guest = new GraphqlClient(gateway.url);
    console.log(row("", columns));
    const counter = await openPageCounter(postgres.url);
    for (const { name, isMembers, run, path, operation } of chosen) {
      const memberId = isMembers ? member.id : undefined;
      const runOnce = async (db: Db, count: number) => {
        await run(db, count, memberId);
        return true;
      };
      const askRest = async (count: number) => {
        const headers = isMembers ? session : {};
        const { status, text } = await backend.call(path(count), { headers: { "x-viewer": "robot", ...headers } });
        if (status !== 200 && status !== 429) throw new Error(`${path(count)} answered ${status}: ${text}`);
        return status === 200;
      };
      const askGateway = async (count: number) => {
        const { query, variables } = operation(count);
        const { errors } = await guest.run(query, { ...variables });
        if (errors.some(({ extensions }) => extensions?.code !== "RATE_LIMITED"))
          throw new Error(`${name} through the gateway: ${JSON.stringify(errors)}`);
        return errors.length === 0;
      };
      const began = performance.now();
      await runOnce(backend.db, 0);
      const first = performance.now() - began;
      const straight = await timesOf((count) => runOnce(backend.db, count), rounds);
      const efforts: Effort[] = [];
      for (let count = 0; count < countedRounds; count += 1)
        efforts.push(await counter.during((db) => runOnce(db, count)));
      const middle = (of: "rows" | "pages") =>
        percentile(
          efforts.map((effort) => effort[of]),
          0.5,
        );
      const rest = await timesOf(askRest, rounds);
      const overGateway = await timesOf(askGateway, rounds);
      const crowd = await timesOf(askRest, rounds * 2, clients);
      const refused = [rest, overGateway, crowd].map((times) => times.refused);
      console.log(
        row(name, [
          first.toFixed(1),
          ...percentiles(straight),
          `${middle("rows")}`,
          `${middle("pages")}`,
          ...percentiles(rest),
          ...percentiles(overGateway),
          ...percentiles(crowd),
          refused.some((number) => number > 0) ? refused.join("/") : "-",
        ]),
      );
    }
    await counter.close();
    console.log(
      `${(await publishMany(backend.db, Math.min(1_000, Math.ceil(size / 20)))).toFixed(0)} publications a second are published`,
    );
  } finally {
    await gateway.stop();
    await backend.stop();
    await postgres.drop();
  }
}

async function fillOnce(db: Db, size: number) {
  const result = await db.execute(sql`select count(*)::int as there from publications`);
  const there = (result as unknown as { rows: { there: number }[] }).rows[0]?.there ?? 0;
  if (there > 0) return console.log(`\n${there.toLocaleString("en")} publications, filled before`);
  const started = performance.now();
  await fillPublications(db, size);
  const seconds = (performance.now() - started) / 1_000;
  console.log(`\n${size.toLocaleString("en")} publications, filled in ${seconds.toFixed(0)} s`);
}

function row(name: string, cells: string[]): string {
  return name.padEnd(44) + cells.map((cell) => cell.padStart(9)).join("");
}
