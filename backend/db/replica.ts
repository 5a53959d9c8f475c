import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import type { ClientBase, ClientConfig } from "pg";
import type { Logger } from "pino";
import { databaseCode, HttpError } from "../errors";
import { SearchTimeoutError } from "./client";
import type { Db } from "./client";

/** Between two looks at how far it is, while a read waits for it. */
const pauseMs = 3;
/** Between two looks whether one that is not used has come back. */
const recheckMs = 1_000;
/** How long it may take to connect, or to say how far it is. */
export const replicaAnswerMs = 1_000;

/**
 * A position behind all commits: the flushed one, or with synchronous_commit off the inserted one, since a committed
 * transaction may not be written yet.
 */
const positionQuery = sql`select case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
  else pg_current_wal_flush_lsn() end as position`;
const reachedQuery = "select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as reached";

/** The replica cannot be used for a read; the message says why. */
export class ReplicaUnusableError extends Error {}

/** Waits until the replica has everything that was committed when it was called; else throws ReplicaUnusableError. */
export type CatchUp = (client: ClientBase) => Promise<void>;

/**
 * Decides where reads are made: on the replica where it has, or soon gets, all that the primary has committed, else on
 * the primary. So no reader ever finds less than before, whoever wrote it, and over whichever process.
 */
export class Replica {
  private isAway = false;
  private checkedAt = 0;
  private checking: Promise<void> | undefined;

  constructor(
    private readonly primary: Db,
    private readonly config: ClientConfig,
    /** How long a read waits for it to catch up. */
    private readonly lagMs: number,
    private readonly log: Pick<Logger, "warn"> | undefined,
  ) {}

  /** `onReplica` may be given up halfway, for `onPrimary`: neither changes anything. */
  async prefer<Answer>(
    onReplica: (catchUp: CatchUp) => Promise<Answer>,
    onPrimary: () => Promise<Answer>,
  ): Promise<Answer> {
    if (this.isAway) {
      if (Date.now() - this.checkedAt >= recheckMs) void this.check();
      return onPrimary();
    }
    try {
      return await onReplica((client) => this.catchUp(client, () => this.isAway));
    } catch (error) {
      const isLost = isOfReplica(error);
      if (isLost || error instanceof SearchTimeoutError) void this.check();
      if (!isLost) throw error;
      return onPrimary();
    }
  }

  /** Ends when nothing is under way. */
  async stop() {
    await this.checking;
  }

  private async catchUp(client: ClientBase, isGivenUp = () => false) {
    const { rows } = (await this.primary.execute(positionQuery)) as unknown as { rows: [{ position: string }] };
    const deadline = Date.now() + this.lagMs;
    while (!(await hasReached(client, rows[0].position))) {
      if (isGivenUp() || Date.now() >= deadline) throw new ReplicaUnusableError(`more than ${this.lagMs} ms behind`);
      await wait(pauseMs);
    }
  }

  /** Looks whether it can be used, on a connection of its own. */
  private check() {
    this.checking ??= this.findFault().then((fault) => {
      this.checking = undefined;
      this.checkedAt = Date.now();
      if (this.isAway === (fault !== null)) return;
      this.isAway = fault !== null;
      if (fault === null) this.log?.warn("the replica of the database is used again");
      else this.log?.warn({ reason: fault }, "the replica of the database is not used: reads go to the primary");
    });
    return this.checking;
  }

  private async findFault(): Promise<string | null> {
    const client = new Client({
      ...this.config,
      connectionTimeoutMillis: replicaAnswerMs,
      query_timeout: replicaAnswerMs,
    });
    client.on("error", () => {});
    try {
      await client.connect();
      await this.catchUp(client);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      await Promise.race([client.end().catch(() => {}), wait(replicaAnswerMs, undefined, { ref: false })]);
    }
  }
}

async function hasReached(client: ClientBase, position: string): Promise<boolean> {
  const question = client.query<{ reached: boolean | null }>(reachedQuery, [position]);
  const silence = new AbortController();
  const tooLong = wait(replicaAnswerMs, null, { signal: silence.signal });
  try {
    const answer = await Promise.race([question, tooLong]);
    if (!answer) throw new ReplicaUnusableError("it does not answer");
    return answer.rows[0]?.reached === true;
  } finally {
    silence.abort();
    tooLong.catch(() => {});
  }
}

/** SQLSTATE classes of failures of the server itself: connection, conflict with replay, resources, shutdown. */
const serverClasses = new Set(["08", "40", "53", "55", "57", "58", "XX"]);

/** Whether the failure is the replica's own, so that the primary may answer. */
function isOfReplica(error: unknown): boolean {
  if (error instanceof HttpError || error instanceof SearchTimeoutError) return false;
  const code = databaseCode(error);
  // Without one the connection was lost, or never made.
  return code === undefined || !/\d/.test(code) || serverClasses.has(code.slice(0, 2));
}
