import { existsSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pg-proxy";
import { migrate } from "drizzle-orm/pg-proxy/migrator";
import { Client, escapeIdentifier } from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { migrationsFolder, MoveRefusedError } from "./client";
import { lockFolder } from "./lock";
import { startPglite } from "./pglite";
import { migrationLock } from "./postgres";

interface Table {
  name: string;
  /** Those that are not computed. */
  columns: string[];
  pages: number;
  /** With what is kept outside of its pages. */
  bytes: number;
}

/** About as much of a table is in memory at once. */
const portionBytes = 16 * 1024 * 1024;

/**
 * Copies everything in PGlite's folder into a PostgreSQL database without tables, under the same ids, in one
 * transaction: what fails leaves nothing behind. No backend may have the folder open; it is only read, but for
 * migrations that it lacks.
 */
export async function moveDatabase(folder: string, databaseUrl: string, report: (line: string) => void): Promise<void> {
  if (!existsSync(join(folder, "PG_VERSION")))
    throw new MoveRefusedError(`There is no database in ${folder} (DATA_DIR)`);
  const target = new Client({ connectionString: databaseUrl });
  // The pending copies fail, too.
  target.on("error", () => {});
  await target.connect().catch((error: Error) => {
    throw new MoveRefusedError(`PostgreSQL cannot be reached: ${error.message}`);
  });
  try {
    const unlock = await lockFolder(folder);
    try {
      const source = await startPglite({ dataDir: folder });
      await moveAll(source, target, report).finally(() => source.close());
    } finally {
      await unlock();
    }
  } finally {
    await target.end();
  }
}

async function moveAll(source: PGlite, target: Client, report: (line: string) => void) {
  await target.query("begin");
  await target.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  // A backend that is started on it meanwhile waits, as for another one's migrations.
  await target.query("select pg_advisory_xact_lock($1)", [migrationLock]);
  await refuseTables(target);
  await createTables(target);
  const tables = await readTables(source);
  const list = tables.map(({ name }) => escapeIdentifier(name)).join();
  // Rows come table by table, so that what they refer to may come later; triggers have done their part at the source.
  const constraints = await dropForeignKeys(target);
  for (const { name } of tables) await target.query(`alter table ${escapeIdentifier(name)} disable trigger user`);
  // What migrations have written is among what is copied.
  await target.query(`truncate ${list}`);
  for (const table of tables) await copyTable(source, target, table, report);
  report("Checking references …");
  for (const { table, name, definition } of constraints)
    await target.query(`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`);
  for (const { name } of tables) await target.query(`alter table ${escapeIdentifier(name)} enable trigger user`);
  await copySequences(source, target);
  await compare(source, target, tables, report);
  await target.query("commit");
  // Otherwise the first searches would be planned as for empty tables.
  await target.query("analyze");
}

async function refuseTables(target: Client) {
  const { rows } = await target.query<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'drizzle') order by 1",
  );
  if (rows[0]) throw new MoveRefusedError(`The database is not empty: it has the table ${rows[0].name}`);
}

/** The migrations, within the transaction that is open; the usual migrator ends one of its own. */
async function createTables(target: Client) {
  const run = async (text: string, values: unknown[] = []) => target.query(text, values);
  await migrate(
    drizzle(run),
    async (statements) => {
      for (const statement of statements) await target.query(statement);
    },
    { migrationsFolder },
  );
  // As the usual migrator makes it.
  await target.query("alter table drizzle.__drizzle_migrations alter created_at type bigint");
}

async function readTables(source: PGlite): Promise<Table[]> {
  const { rows } = await source.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns,
      pg_relation_size(c.oid) / current_setting('block_size')::int as pages, pg_table_size(c.oid) as bytes
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid order by c.relname`);
  return rows;
}

interface Constraint {
  table: string;
  name: string;
  definition: string;
}

async function dropForeignKeys(target: Client): Promise<Constraint[]> {
  const { rows } = await target.query<Constraint>(`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { table, name } of rows)
    await target.query(`alter table ${table} drop constraint ${escapeIdentifier(name)}`);
  return rows;
}

/** PostgreSQL's own text form, which loses nothing, some pages at a time. */
async function copyTable(source: PGlite, target: Client, table: Table, report: (line: string) => void) {
  const { name, columns, pages, bytes } = table;
  if (pages === 0) return;
  report(`Copying ${name} (${Math.ceil(bytes / 1024)} kB) …`);
  const list = columns.map((column) => escapeIdentifier(column)).join();
  const step = Math.max(1, Math.floor((pages * portionBytes) / bytes));
  for (let page = 0; page < pages; page += step) {
    const rows = `select ${list} from ${escapeIdentifier(name)}
      where ctid >= '(${page},0)' and ctid < '(${page + step},0)'`;
    const { blob } = await source.query(`copy (${rows}) to '/dev/blob'`);
    // Pages without rows any more.
    if (!blob) continue;
    const copied = target.query(copyFrom(`copy ${escapeIdentifier(name)} (${list}) from stdin`));
    await pipeline(Readable.from([Buffer.from(await blob.arrayBuffer())]), copied);
  }
}

/** The next ids go on from the last ones, also where those were deleted. */
async function copySequences(source: PGlite, target: Client) {
  const { rows } = await source.query<{ name: string }>(
    "select sequencename as name from pg_sequences where schemaname = 'public'",
  );
  for (const { name } of rows) {
    const { rows: states } = await source.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${escapeIdentifier(name)}`,
    );
    const state = states[0];
    await target.query("select setval($1::regclass, $2, $3)", [
      escapeIdentifier(name),
      state?.last_value,
      state?.is_called,
    ]);
  }
}

async function compare(source: PGlite, target: Client, tables: readonly Table[], report: (line: string) => void) {
  let total = 0;
  for (const { name } of tables) {
    const question = `select count(*)::int as count from ${escapeIdentifier(name)}`;
    const [there, here] = [
      (await source.query<{ count: number }>(question)).rows[0]?.count ?? 0,
      (await target.query<{ count: number }>(question)).rows[0]?.count ?? 0,
    ];
    if (there !== here) throw new MoveRefusedError(`Of ${there} rows of ${name} ${here} have come: nothing was moved`);
    if (here > 0) report(`${name}: ${here}`);
    total += here;
  }
  report(`Moved ${total} rows of ${tables.length} tables.`);
}
