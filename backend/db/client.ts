import { join } from "node:path";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type { Logger } from "pino";
import { root } from "../root";

/** The one type the rest of the backend knows: a database or a transaction of it, on PGlite and PostgreSQL alike. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Called for every statement as it begins, with its text without parameters; answers what to call at its end. */
export type ObserveStatement = (text: string) => (hasFailed: boolean) => void;

/** What a pool of connections holds. */
export interface PoolState {
  pool: string;
  used: number;
  idle: number;
  most: number;
  waiting: number;
}

/** The database of a process, PGlite or PostgreSQL. */
export interface Database {
  db: Db;
  /** None for PGlite. */
  pools(): PoolState[];
  /**
   * Runs what only reads: on a replica where there is one that has all that is committed by now, else as `db` would.
   * `run` changes nothing, and may be run again.
   */
  read<Answer>(run: (db: Db) => Promise<Answer>): Promise<Answer>;
  /**
   * Runs a search: on PostgreSQL on one of a few connections of their own, for which it waits and on which it works
   * only so long. Throws SearchTimeoutError where that was not enough.
   */
  search<Answer>(run: (db: Db) => Promise<Answer>): Promise<Answer>;
  /**
   * Calls `onNotification` with the payload of every NOTIFY on the channel, and `onGap` when notifications may have
   * been missed.
   */
  listen(channel: string, onNotification: (payload: string) => void, onGap: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** A search whose time was up. */
export class SearchTimeoutError extends Error {
  constructor(
    /** Whether it had a connection by then. */
    readonly hasBegun: boolean,
    cause: unknown,
  ) {
    super("search overdue", { cause });
  }
}

/** A move to PostgreSQL that was not begun, or not finished: the message says why in one line. */
export class MoveRefusedError extends Error {}

/** Applied at the start of a process, each once. */
export const migrationsFolder = join(root, "backend/db/migrations");

/** For PostgreSQL alone. */
export interface PostgresSettings {
  /** Connections at once, those of searches aside. */
  poolSize?: number;
  /** How long a statement may take, in ms, and how long a transaction may wait for its next; 0 for no end. */
  statementTimeoutMs?: number;
  idleTransactionTimeoutMs?: number;
  /** For LISTEN and migrations, where the usual address is that of a pooler: there, settings are the role's. */
  listenUrl?: string | undefined;
  /** A streaming replica for what only reads, and how far it may be behind, in ms. */
  readUrl?: string | undefined;
  readLagMs?: number;
  /** Unless it is left to a step of its own. */
  migratesAtStart?: boolean;
}

/** How long a visitor is let wait for a search, in ms. */
export const usualSearchTimeoutMs = 2_000;

/** Where the database is, and its limits; without a URL it is PGlite in a folder, or in memory without either. */
export interface OpenOptions {
  databaseUrl?: string | undefined;
  dataFolder?: string | undefined;
  /** How long a search may take, the wait for a connection included, in ms; PostgreSQL only. */
  searchTimeoutMs?: number | undefined;
  postgres?: PostgresSettings | undefined;
  /** Called when a replica is not used any more, and when it is again. */
  log?: Pick<Logger, "warn"> | undefined;
  /** Receives the SQL of every query, for tests that count them. */
  onQuery?: ((query: string) => void) | undefined;
  observe?: ObserveStatement | undefined;
}

/**
 * Opens PostgreSQL when there is an address, else PGlite in `dataFolder` (in memory without one), and brings the tables
 * up to date.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  if (options.databaseUrl) return (await import("./postgres")).openPostgres(options.databaseUrl, options);
  return (await import("./pglite")).openPglite(options);
}
