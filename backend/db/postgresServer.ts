import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Client, Pool } from "pg";
import type { ClientConfig, PoolClient, PoolConfig } from "pg";
import { SearchTimeoutError } from "./client";
import type { Db, ObserveStatement, OpenOptions, PoolState, PostgresSettings } from "./client";
import { createObservedPool } from "./observedPool";
import { createPlannedClient } from "./plannedClient";
import { ReplicaUnusableError } from "./replica";
import type { CatchUp } from "./replica";

/** Searches under way: more at once would all be slower, and leave nothing for what else people do. */
const searchConnections = 8;
/** How long a read may take on a replica, searches aside: about as long as a user waits for the answer. */
const replicaReadMs = 3_000;
/** A timer may end a wait a moment before the clock says so. */
const timerToleranceMs = 5;

/**
 * What a million publications make a query seem to cost lets PostgreSQL compile it, and start processes for it, for
 * longer than it then runs.
 */
export const plannerOptions = "-c jit=off -c max_parallel_workers_per_gather=0";

interface ServerSettings extends PostgresSettings, Pick<OpenOptions, "onQuery" | "observe"> {
  /** Reached through a pooler, which sets nothing as it connects. */
  isPooled: boolean;
  searchTimeoutMs: number;
  /**
   * How long it may take to get a connection; without it a search waits until its end, all else as long as it takes.
   */
  waitMs?: number;
}

/** The connections to one server, those of searches apart. */
export class PostgresServer {
  readonly config: ClientConfig;
  readonly db: Db;
  private readonly pool: Pool;
  private readonly searchPool: Pool;

  constructor(
    connectionString: string,
    private readonly settings: ServerSettings,
  ) {
    const { isPooled, poolSize = 20, searchTimeoutMs, waitMs, observe, ...timeouts } = settings;
    this.config = { connectionString, ...(!isPooled && { options: plannerOptions }) };
    this.pool = openPool(
      {
        ...this.config,
        max: poolSize,
        connectionTimeoutMillis: waitMs,
        ...(!isPooled && {
          statement_timeout: timeouts.statementTimeoutMs,
          idle_in_transaction_session_timeout: timeouts.idleTransactionTimeoutMs,
        }),
      },
      // A pooler gives each transaction another connection, which knows nothing of the plans of this one.
      isPooled ? Client : createPlannedClient(),
      observe,
    );
    this.searchPool = openPool(
      {
        ...this.config,
        max: searchConnections,
        connectionTimeoutMillis: Math.min(waitMs ?? Infinity, searchTimeoutMs),
        // In case this process dies before it.
        ...(!isPooled && { statement_timeout: searchTimeoutMs }),
      },
      // The best plan depends on the words.
      Client,
      observe,
    );
    this.db = this.wrap(this.pool);
  }

  /** How its connections are used, by names that begin with `prefix`. */
  pools(prefix = ""): PoolState[] {
    return [stateOf(`${prefix}main`, this.pool), stateOf(`${prefix}search`, this.searchPool)];
  }

  /** On a connection of searches, until the deadline; throws SearchTimeoutError where that was not enough. */
  search<Answer>(deadline: number, run: (db: Db) => Promise<Answer>, catchUp?: CatchUp): Promise<Answer> {
    const { isPooled, searchTimeoutMs } = this.settings;
    return this.withConnection(this.searchPool, deadline, catchUp, (client) =>
      isPooled
        ? this.wrap(client).transaction(async (tx) => {
            await tx.execute(sql`select set_config('statement_timeout', ${String(searchTimeoutMs)}, true)`);
            return await run(tx);
          })
        : run(this.wrap(client)),
    );
  }

  /** What only reads, on one connection of a replica: another one might be to a replica that has less. */
  async read<Answer>(run: (db: Db) => Promise<Answer>, catchUp: CatchUp): Promise<Answer> {
    try {
      const deadline = Date.now() + replicaReadMs;
      return await this.withConnection(this.pool, deadline, catchUp, (client) => run(this.wrap(client)));
    } catch (error) {
      throw error instanceof SearchTimeoutError
        ? new ReplicaUnusableError("a read took too long", { cause: error })
        : error;
    }
  }

  async close() {
    await Promise.all([this.pool.end(), this.searchPool.end()]);
  }

  private wrap(one: Pool | PoolClient): Db {
    const { onQuery } = this.settings;
    return drizzle(one, { logger: onQuery && { logQuery: onQuery } }) as unknown as Db;
  }

  /** Works on one connection, for which it waits, until the deadline. */
  private async withConnection<Answer>(
    pool: Pool,
    deadline: number,
    catchUp: CatchUp | undefined,
    work: (client: PoolClient) => Promise<Answer>,
  ): Promise<Answer> {
    const asOverdue = (error: unknown, hasBegun: boolean) =>
      Date.now() >= deadline - timerToleranceMs ? new SearchTimeoutError(hasBegun, error) : error;
    const client = await pool.connect().catch((error: unknown) => {
      throw asOverdue(catchUp ? new ReplicaUnusableError(String(error), { cause: error }) : error, false);
    });
    const release = withinTime(client, deadline, this.settings.isPooled ? undefined : this.pool);
    try {
      await catchUp?.(client);
      const answer = await work(client);
      release();
      return answer;
    } catch (error) {
      // A connection that did not answer is discarded.
      release(error instanceof ReplicaUnusableError);
      throw asOverdue(error, true);
    }
  }
}

/**
 * Gives a connection until the deadline: then it is dropped, with which what runs on it fails here, and ended at the
 * server, which would not notice; behind a pooler, which knows it by another id, its time-out does that. Answers how to
 * give it back before.
 */
function withinTime(client: PoolClient, deadline: number, pool: Pool | undefined): (isBroken?: boolean) => void {
  let isHeld = true;
  const timer = setTimeout(() => {
    isHeld = false;
    client.release(true);
    const { processID } = client as PoolClient & { processID: number };
    pool?.query("select pg_cancel_backend($1)", [processID]).catch(() => {});
  }, deadline - Date.now());
  return (isBroken = false) => {
    clearTimeout(timer);
    if (isHeld) client.release(isBroken);
  };
}

const stateOf = (name: string, { totalCount, idleCount, waitingCount, options }: Pool): PoolState => ({
  pool: name,
  used: totalCount - idleCount,
  idle: idleCount,
  most: options.max,
  waiting: waitingCount,
});

function openPool(config: PoolConfig, base: typeof Client, observe: ObserveStatement | undefined): Pool {
  const pool = observe
    ? createObservedPool(config, base, observe)
    : new Pool({ ...config, Client: base } as PoolConfig);
  // Without listeners a connection that is lost would end this process: an idle one, and one within a transaction,
  // whose next query fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}
