import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, escapeIdentifier } from "pg";
import { migrationsFolder, usualSearchTimeoutMs } from "./client";
import type { Database, OpenOptions } from "./client";
import { PostgresServer, plannerOptions } from "./postgresServer";
import { Replica, replicaAnswerMs } from "./replica";

/** Any number that nothing else locks: of several processes one migrates, the others wait. */
export const migrationLock = 7_318_221;
const reconnectMs = 1_000;
const usualReadLagMs = 200;

type PostgresOptions = Pick<OpenOptions, "onQuery" | "observe" | "searchTimeoutMs" | "postgres" | "log">;

/** PostgreSQL 14 or later. Several processes may open it at once: migrations run under an advisory lock. */
export async function openPostgres(
  databaseUrl: string,
  { onQuery, observe, searchTimeoutMs = usualSearchTimeoutMs, postgres = {}, log }: PostgresOptions = {},
): Promise<Database> {
  const { listenUrl = databaseUrl, readUrl, readLagMs = usualReadLagMs } = postgres;
  // What lasts beyond a transaction, settings and LISTEN, needs a connection of its own; a pooler gives none.
  const isPooled = listenUrl !== databaseUrl;
  if (postgres.migratesAtStart ?? true) await migratePostgres(listenUrl);
  const settings = { ...postgres, isPooled, searchTimeoutMs, onQuery, observe };
  const primary = new PostgresServer(databaseUrl, settings);
  const common = {
    db: primary.db,
    listen: (channel: string, onNotification: (payload: string) => void, onGap: () => void) =>
      listen(listenUrl, channel, onNotification, onGap),
  };
  if (!readUrl)
    return {
      ...common,
      pools: () => primary.pools(),
      read: (run) => run(primary.db),
      search: (run) => primary.search(Date.now() + searchTimeoutMs, run),
      close: () => primary.close(),
    };
  const second = new PostgresServer(readUrl, { ...settings, waitMs: replicaAnswerMs });
  const replica = new Replica(primary.db, second.config, readLagMs, log);
  return {
    ...common,
    pools: () => [...primary.pools(), ...second.pools("replica ")],
    read: (run) =>
      replica.prefer(
        (catchUp) => second.read(run, catchUp),
        () => run(primary.db),
      ),
    search: (run) => {
      const deadline = Date.now() + searchTimeoutMs;
      return replica.prefer(
        (catchUp) => second.search(deadline, run, catchUp),
        () => primary.search(deadline, run),
      );
    },
    close: async () => {
      await replica.stop();
      await Promise.all([primary.close(), second.close()]);
    },
  };
}

/** On a connection of its own, which waits and works as long as it takes; its lock ends with it. */
export async function migratePostgres(connectionString: string) {
  const client = new Client({ connectionString, options: plannerOptions });
  client.on("error", () => {});
  await client.connect();
  try {
    // Neither the address nor the role may set another one.
    await client.query("set statement_timeout = 0");
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** A connection of its own for LISTEN, opened again whenever it ends. */
async function listen(connectionString: string, channel: string, heard: (payload: string) => void, lost: () => void) {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const next = new Client({ connectionString, keepAlive: true });
    let isListening = false;
    // An end follows each of them.
    next.on("error", () => {});
    // One that failed to connect is reported by its promise: to count both would double the attempts each time.
    next.on("end", () => isListening && reconnectLater());
    next.on("notification", (message) => heard(message.payload ?? ""));
    await next.connect();
    await next.query(`listen ${escapeIdentifier(channel)}`);
    if (stopped) return next.end();
    isListening = true;
    client = next;
  }
  function reconnectLater() {
    if (stopped) return;
    timer = setTimeout(() => connect().then(lost, reconnectLater), reconnectMs);
  }

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
