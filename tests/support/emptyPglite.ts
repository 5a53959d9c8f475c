import type { PGlite } from "@electric-sql/pglite";
import type { Database, OpenOptions } from "../../backend/db/client";
import { databaseOf, startPglite } from "../../backend/db/pglite";
import { migratedTemplate } from "./pgliteTemplate";

/** A table, and what the migrations have written into it. */
interface Table {
  name: string;
  rows: object[] | null;
}

/**
 * The instances that earlier backends of this worker left, to be emptied: starting a new one takes many times as long.
 */
const idle: PGlite[] = [];
let migrated: Promise<Table[]> | undefined;

/** A migrated PGlite without rows, but for those of the migrations. */
export async function emptyPglite(onQuery: OpenOptions["onQuery"]): Promise<Database> {
  const client = idle.pop() ?? (await startPglite({ loadDataDir: await migratedTemplate() }));
  const tables = await (migrated ??= readTables(client));
  return {
    ...databaseOf(client, onQuery),
    async close() {
      if (await empty(client, tables)) idle.push(client);
      else await client.close();
    },
  };
}

/** Makes it as it was; false where a test has added or dropped a table. */
async function empty(client: PGlite, tables: readonly Table[]): Promise<boolean> {
  const names = tables.map(({ name }) => name);
  if (String(await readNames(client)) !== String(names)) return false;
  // Settings, locks, listeners.
  await client.exec("discard all");
  // Some tables refuse to lose rows.
  await client.exec(`set session_replication_role = replica;
    truncate ${names.map((name) => `"${name}"`).join()} restart identity;
    delete from pg_statistic`);
  for (const { name, rows } of tables)
    if (rows)
      await client.query(`insert into "${name}" select * from jsonb_populate_recordset(null::"${name}", $1)`, [rows]);
  await client.exec("reset session_replication_role; checkpoint");
  return true;
}

async function readTables(client: PGlite): Promise<Table[]> {
  const content = (name: string) => `select '${name}' as name, (select jsonb_agg(t) from "${name}" t) as rows`;
  const { rows } = await client.query<Table>(
    `${(await readNames(client)).map(content).join(" union all ")} order by name`,
  );
  return rows;
}

async function readNames(client: PGlite): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by name",
  );
  return rows.map(({ name }) => name);
}
