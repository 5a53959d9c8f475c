import { sql } from "drizzle-orm";
import { parseArgs } from "node:util";
import { setInterval as ticks } from "node:timers/promises";
import type { Db } from "../backend/db/client";
import { setup } from "../tests/support/globalSetup";
import { startReplicatedPostgres } from "../tests/support/replicatedPostgres";
import { startBackend } from "../tests/support/startBackend";
import { cpuOfFamily } from "./bench/crowd/nodes";
import { fillPublications } from "./bench/search/fill";
import { kinds } from "./bench/search/kinds";
import { percentiles, timesOf } from "./bench/search/measure";

/**
 * `npm run bench:replica`: what a streaming replica takes off the primary. The same guests' reads over REST, eight at
 * once, without a replica and with one, while something commits five times a second: milliseconds that one of them
 * takes, and milliseconds of a core that it costs either server, what replaying costs included. Those of a core hardly
 * depend on what else the machine does.
 *
 * `--size 20000` publications; `--rounds 400` reads of each kind.
 */

const { values } = parseArgs({
  options: { size: { type: "string", default: "20000" }, rounds: { type: "string", default: "400" } },
});
const rounds = Number(values.rounds);
const clients = 8;
const commitEveryMs = 200;
const measured = ["wall", "one word within 10 km", "value 1 to 5,000 within 25 km"];
const columns = ["p50 ms", "p95", "p99", "primary", "replica"];

const stopServer = await setup();
const postgres = await startReplicatedPostgres();
try {
  await withBackend(undefined, async ({ db }) => fillPublications(db, Number(values.size)));
  for (const [title, readUrl] of [
    ["the primary alone", undefined],
    ["with a replica", postgres.readUrl],
  ] as const) {
    console.log(row(title, columns));
    await withBackend(readUrl, async (backend) => {
      for (const { name, path } of kinds.filter((kind) => measured.includes(kind.name))) {
        const before = work();
        const times = await timesOf(
          async (count) => {
            const { status } = await backend.call(path(count), { headers: { "x-viewer": "robot" } });
            return status === 200;
          },
          rounds,
          clients,
        );
        if (times.refused > 0) throw new Error(`${times.refused} of ${name} were refused`);
        // Those that warm up cost as much.
        const costs = work().map((ms, at) => ((ms - (before[at] ?? 0)) / (rounds + clients)).toFixed(1));
        console.log(row(name, [...percentiles(times), ...costs]));
      }
    });
  }
} finally {
  await postgres.stop();
  await stopServer();
}

async function withBackend(
  readUrl: string | undefined,
  run: (backend: Awaited<ReturnType<typeof startBackend>>) => Promise<void>,
) {
  const backend = await startBackend({
    databaseUrl: postgres.url,
    postgres: { readUrl },
    jobsEveryMs: 3_600_000,
  });
  const ending = new AbortController();
  const writing = commitOn(backend.db, ending.signal);
  try {
    await run(backend);
  } finally {
    ending.abort();
    await writing;
    await backend.stop();
  }
}

/** The log moves on, as it does where people write. */
async function commitOn(db: Db, ended: AbortSignal): Promise<void> {
  for await (const _ of ticks(commitEveryMs)) {
    if (ended.aborted) return;
    await db.execute(sql`select pg_logical_emit_message(true, 'bench', 'a commit')`);
  }
}

function work(): number[] {
  return [cpuOfFamily(postgres.pids.primary), cpuOfFamily(postgres.pids.standby)];
}

function row(name: string, cells: readonly string[]): string {
  return name.padEnd(32) + cells.map((cell) => cell.padStart(9)).join("");
}
