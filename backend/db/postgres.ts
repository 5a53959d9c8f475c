import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, escapeIdentifier, Pool } from "pg";
import type { PoolClient, PoolConfig } from "pg";
import { migrationsFolder, SearchOverdue } from "./client";
import type { Database, Db, OpenOptions } from "./client";

const migrationLock = 7_318_221;
const reconnectMs = 1_000;
/** Searches under way: more at once would all be slower, and leave nothing for what else people do. */
const searchConnections = 8;
const usualSearchTimeoutMs = 2_000;
/** A timer may end a wait a moment before the clock says so. */
const timerToleranceMs = 5;

/**
 * What a million publications make a query seem to cost lets PostgreSQL compile it, and start processes for it, for
 * longer than it then runs.
 */
const plainly = "-c jit=off -c max_parallel_workers_per_gather=0";

type PostgresOptions = Pick<OpenOptions, "onQuery" | "searchTimeoutMs" | "postgres">;

/** PostgreSQL 14 or later. Several processes may open it at once: migrations run under an advisory lock. */
export async function openPostgres(
  databaseUrl: string,
  { onQuery, searchTimeoutMs = usualSearchTimeoutMs, postgres = {} }: PostgresOptions = {},
): Promise<Database> {
  const { poolSize = 20, statementTimeoutMs, idleTransactionTimeoutMs, listenUrl = databaseUrl } = postgres;
  // What lasts beyond a transaction, settings and LISTEN, needs a connection of its own; a pooler gives none.
  const isPooled = listenUrl !== databaseUrl;
  if (postgres.migratesAtStart ?? true) await migratePostgres(listenUrl);
  const usual = { connectionString: databaseUrl, ...(!isPooled && { options: plainly }) };
  const pool = openPool({
    ...usual,
    max: poolSize,
    ...(!isPooled && {
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    }),
  });
  const searchPool = openPool({
    ...usual,
    max: searchConnections,
    connectionTimeoutMillis: searchTimeoutMs,
    // Should this process be gone by then.
    ...(!isPooled && { statement_timeout: searchTimeoutMs }),
  });
  const wrap = (one: Pool | PoolClient) => drizzle(one, { logger: onQuery && { logQuery: onQuery } }) as unknown as Db;
  const runOn = <Answer>(client: PoolClient, run: (db: Db) => Promise<Answer>) =>
    isPooled
      ? wrap(client).transaction(async (tx) => {
          await tx.execute(sql`select set_config('statement_timeout', ${String(searchTimeoutMs)}, true)`);
          return await run(tx);
        })
      : run(wrap(client));
  return {
    db: wrap(pool),
    search: async (run) => {
      const deadline = Date.now() + searchTimeoutMs;
      const asOverdue = (error: unknown, hasBegun: boolean) =>
        Date.now() >= deadline - timerToleranceMs ? new SearchOverdue(hasBegun, error) : error;
      const client = await searchPool.connect().catch((error: unknown) => {
        throw asOverdue(error, false);
      });
      const release = withinTime(client, deadline, isPooled ? undefined : pool);
      try {
        return await runOn(client, run);
      } catch (error) {
        throw asOverdue(error, true);
      } finally {
        release();
      }
    },
    listen: (channel, onNotification, onGap) => listen(listenUrl, channel, onNotification, onGap),
    close: async () => {
      await Promise.all([pool.end(), searchPool.end()]);
    },
  };
}

/**
 * Gives a connection until the deadline: then it is dropped, with which what runs on it fails here, and ended at the
 * server, which would not notice; behind a pooler, which knows it by another id, its time-out does that. Answers how to
 * give it back before.
 */
function withinTime(client: PoolClient, deadline: number, pool: Pool | undefined): () => void {
  let isHeld = true;
  const timer = setTimeout(() => {
    isHeld = false;
    client.release(true);
    const { processID } = client as PoolClient & { processID: number };
    pool?.query("select pg_cancel_backend($1)", [processID]).catch(() => {});
  }, deadline - Date.now());
  return () => {
    clearTimeout(timer);
    if (isHeld) client.release();
  };
}

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // Without listeners a connection that is lost would end this process: an idle one, and one within a transaction, whose
  // next query fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

/** On a connection of its own, which waits and works as long as it takes; its lock ends with it. */
export async function migratePostgres(connectionString: string) {
  const client = new Client({ connectionString, options: plainly });
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
