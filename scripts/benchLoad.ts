import { sql } from "drizzle-orm";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { openDatabase } from "../backend/db/client";
import type { Db } from "../backend/db/client";
import { password } from "../tests/support/builders";
import { setup } from "../tests/support/globalSetup";
import { GraphqlClient } from "../tests/support/graphqlClient";
import { freshPostgres } from "../tests/support/postgres";
import { startValkey } from "../tests/support/valkey";
import { openChats } from "./bench/crowd/chats";
import { startNodes } from "./bench/crowd/nodes";
import type { Nodes, Work } from "./bench/crowd/nodes";
import { fillPairs, popularPath } from "./bench/crowd/people";
import type { Pair } from "./bench/crowd/people";
import { openSocket } from "./bench/crowd/socket";
import { percentile } from "./bench/percentile";

/**
 * `npm run bench:load` (after a build): what one node, a gateway and a backend, carries, and what two of them do that
 * share a PostgreSQL and a Valkey, all on this machine.
 *
 * - chats: `--people 1000` with a socket each, in pairs; every pair writes once a second for `--seconds 60`, and both
 *   get it once.
 * - busy chats: 64 pairs that write as soon as their message is taken, and what each message costs.
 * - idle: `--sockets 10000` that wait for notifications, five for a person, and what each costs a gateway in memory.
 * - sign-ins: `--sign-ins 200`, 64 at once.
 * - guests: `--guests 2000` at once on one publication.
 *
 * `--only chats,idle` some of them; `--nodes 1,2`. Ends with status 1 where an event was lost or came twice, or a guest
 * got no page.
 */

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "1000" },
    seconds: { type: "string", default: "60" },
    sockets: { type: "string", default: "10000" },
    "sign-ins": { type: "string", default: "200" },
    guests: { type: "string", default: "2000" },
    nodes: { type: "string", default: "1,2" },
    only: { type: "string", default: "chats,busy chats,idle,sign-ins,guests" },
  },
});
const seconds = Number(values.seconds);
const busyPairs = 64;
const busySeconds = 10;
const socketsOfPerson = 5;
const atOnce = 64;
const patienceMs = 30_000;

interface Town {
  db: Db;
  pairs: Pair[];
  path: string;
}

/** What a scenario came to: a figure that is better the higher it is. */
type Scenario = (nodes: Nodes, town: Town) => Promise<number>;

const scenarios: Record<string, Scenario> = { chats, "busy chats": busyChats, idle, "sign-ins": signIns, guests };

let isGood = true;
const stopServer = await setup();
const postgres = await freshPostgres();
const valkey = await startValkey();
const folder = await mkdtemp(join(tmpdir(), "truequea-bench-"));
const database = await openDatabase({ databaseUrl: postgres.url });
try {
  const town = await fill(database.db);
  const databasePid = await parentOf(database.db);
  const results = new Map<string, number[]>();
  for (const count of values.nodes.split(",").map(Number)) {
    for (const name of values.only.split(",")) {
      const scenario = scenarios[name];
      if (!scenario) throw new Error(`there is no «${name}» to measure`);
      // Fresh ones: what a scenario has left in memory is not the next one's.
      const nodes = await startNodes(count, {
        databaseUrl: postgres.url,
        valkeyUrl: valkey.url,
        folder,
        databasePid,
      });
      try {
        const [before, began] = [nodes.work(), performance.now()];
        const result = await scenario(nodes, town);
        report(`${count} ${count === 1 ? "node" : "nodes"}, ${name}`, shares(before, nodes.work(), began));
        results.set(name, [...(results.get(name) ?? []), result]);
      } finally {
        await nodes.stop();
      }
    }
  }
  for (const [name, [one, two]] of results)
    if (one && two) report(name, `two nodes do ${(two / one).toFixed(2)} times as much`);
} finally {
  await database.close();
  await valkey.stop();
  await postgres.drop();
  await stopServer();
  await rm(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);

async function fill(db: Db): Promise<Town> {
  const people = Math.max(Number(values.people), Number(values.sockets) / socketsOfPerson, busyPairs * 2);
  return { db, pairs: await fillPairs(db, Math.ceil(people / 2)), path: await popularPath(db) };
}

/** Every pair once a second, spread over it. The figure: how many people a core carries so. */
async function chats(nodes: Nodes, { pairs: all }: Town): Promise<number> {
  const pairs = all.slice(0, Number(values.people) / 2);
  const chat = await openChats(nodes.urls, pairs);
  const before = nodes.work();
  const began = performance.now();
  const written: Promise<void>[] = [];
  for (let count = 0; count < pairs.length * seconds; count += 1) {
    const due = began + (count * 1_000) / pairs.length;
    if (due > performance.now()) await sleep(due - performance.now());
    const message = chat.write(pairs[count % pairs.length] as Pair);
    message.catch(() => undefined);
    written.push(message);
  }
  await Promise.all(written);
  const { expected, delivered, repeated, ended, times } = await chat.settle(patienceMs);
  // Of the time in which it was to be done: on a slow machine it takes longer, and is no less work.
  const cores = (total(nodes.work()) - total(before)) / (seconds * 1_000);
  await chat.close();
  isGood &&= delivered === expected && repeated === 0;
  report("", `${delivered} of ${expected} delivered, ${repeated} twice; ${endedText(ended)}${timesText(times)}`);
  return (pairs.length * 2) / cores;
}

/** The figure: messages a second. */
async function busyChats(nodes: Nodes, { pairs: all }: Town): Promise<number> {
  const pairs = all.slice(0, busyPairs);
  const chat = await openChats(nodes.urls, pairs);
  const before = nodes.work();
  const until = performance.now() + busySeconds * 1_000;
  let count = 0;
  await Promise.all(
    pairs.map(async (pair) => {
      for (; performance.now() < until; count += 1) await chat.write(pair);
    }),
  );
  const { expected, delivered, repeated, ended, times } = await chat.settle(patienceMs);
  const after = nodes.work();
  await chat.close();
  isGood &&= delivered === expected && repeated === 0;
  const costs = names(after).map((name) => `${name} ${((after[name] - before[name]) / count).toFixed(2)}`);
  report("", `CPU time of a message, taken and delivered to both, in ms: ${costs.join(", ")}`);
  report(
    "",
    `${count / busySeconds} messages a second; ${delivered} of ${expected} delivered; ${endedText(ended)}${timesText(times)}`,
  );
  return count / busySeconds;
}

/** The figure: sockets for a MB of the gateways' memory. */
async function idle(nodes: Nodes, { pairs }: Town): Promise<number> {
  const count = Number(values.sockets);
  const people = pairs.flatMap(({ people: both }) => both);
  const before = sum(nodes.memory());
  const sockets = [];
  for (let at = 0; at < count; at += atOnce)
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, count - at) }, (_, offset) => {
          const number = at + offset;
          const person = people[Math.floor(number / socketsOfPerson)];
          // All sockets of a person at one gateway: these sessions are known to it alone.
          const url = nodes.urls[Math.floor(number / socketsOfPerson) % nodes.urls.length] ?? "";
          const query = "subscription { notificationReceived { id } }";
          return openSocket(url, person?.headers ?? {}, query, {}, () => undefined);
        }),
      )),
    );
  await sleep(5_000);
  const bytes = (sum(nodes.memory()) - before) / count;
  report("", `${count} sockets wait; ${(bytes / 1_000).toFixed(1)} kB of a gateway's memory each`);
  for (const socket of sockets) socket.close();
  return 1_000_000 / bytes;
}

/** The figure: how many a second. */
async function signIns(nodes: Nodes, { pairs }: Town): Promise<number> {
  const emails = pairs.flatMap(({ people }) => people.map(({ email }) => email)).slice(0, Number(values["sign-ins"]));
  const times: number[] = [];
  const began = performance.now();
  const next = emails.entries();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [number, email] of next) {
        const asked = performance.now();
        const client = new GraphqlClient(nodes.urls[number % nodes.urls.length] ?? "");
        const { data } = await client.run<{ signIn: { viewer: object | null } | null }>(
          "mutation ($input: SignInInput!) { signIn(input: $input) { viewer { id } errors { message } } }",
          { input: { email, password } },
        );
        if (data?.signIn?.viewer) times.push(performance.now() - asked);
      }
    }),
  );
  const perSecond = (times.length * 1_000) / (performance.now() - began);
  report(
    "",
    `${perSecond.toFixed(1)} a second, ${emails.length - times.length} refused or too late; ${timesText(times)}`,
  );
  return perSecond;
}

/** The figure: pages a second. */
async function guests(nodes: Nodes, { path }: Town): Promise<number> {
  const count = Math.ceil(Number(values.guests) / nodes.urls.length);
  const began = performance.now();
  const crowds = await Promise.all(nodes.urls.map((url) => sendGuests({ url, path, count })));
  const ms = performance.now() - began;
  const times = crowds.flatMap((crowd) => crowd.times);
  const failed = sum(crowds.map((crowd) => crowd.failed));
  isGood &&= failed === 0;
  report("", `${((times.length * 1_000) / ms).toFixed(0)} pages a second, ${failed} failed; ${timesText(times)}`);
  return times.length / ms;
}

function sendGuests(visit: { url: string; path: string; count: number }): Promise<{ times: number[]; failed: number }> {
  const worker = new Worker(new URL("./bench/guests.mjs", import.meta.url), {
    workerData: { ...visit, connections: 200, patienceMs },
  });
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

/** PostgreSQL's first process: the parent of the one that serves a connection. */
async function parentOf(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`select pg_backend_pid() as pid`)) as unknown as { rows: { pid: number }[] };
  return Number(readFileSync(`/proc/${rows[0]?.pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);
}

function shares(before: Work, after: Work, began: number): string {
  const ms = performance.now() - began;
  const parts = names(after).map((name) => `${name} ${((after[name] - before[name]) / ms).toFixed(2)}`);
  return `cores in use: ${parts.join(", ")} of ${cpus().length}`;
}

function names(work: Work): (keyof Work)[] {
  return Object.keys(work) as (keyof Work)[];
}

/** A client would subscribe again and say what it has seen; the crowd does not, and misses what comes. */
function endedText(ended: number): string {
  return ended === 0 ? "" : `${ended} subscriptions were ended; `;
}

function timesText(times: readonly number[]): string {
  if (times.length === 0) return "no times";
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
}

function total(work: Work): number {
  return sum(Object.values(work));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

function report(name: string, text: string): void {
  console.log(`${name.padEnd(24)} ${text}`);
}
