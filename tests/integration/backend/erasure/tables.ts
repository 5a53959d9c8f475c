import { sql } from "drizzle-orm";
import type { Db } from "../../../../backend/db/client";

/** The columns of every table, by name. */
export async function listColumns(db: Db): Promise<Record<string, string[]>> {
  const rows = await rowsOf<{ table_name: string; column_name: string }>(
    db,
    sql`select c.table_name, c.column_name from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`,
  );
  const tables: Record<string, string[]> = {};
  for (const { table_name, column_name } of rows) (tables[table_name] ??= []).push(column_name);
  return tables;
}

/** Every row of every table. */
export async function dumpTables(db: Db): Promise<Record<string, Record<string, unknown>[]>> {
  const tables = Object.keys(await listColumns(db));
  const selects = tables.map(
    (table) => sql`select ${table}::text as name, to_jsonb(t) as row from ${sql.identifier(table)} t`,
  );
  const rows = await rowsOf<{ name: string; row: Record<string, unknown> }>(
    db,
    sql`select * from (${sql.join(selects, sql` union all `)}) dump order by name, row::text`,
  );
  const dump: Record<string, Record<string, unknown>[]> = Object.fromEntries(tables.map((table) => [table, []]));
  for (const { name, row } of rows) dump[name]?.push(row);
  return dump;
}

const rowsOf = async <Row>(db: Db, query: ReturnType<typeof sql>) =>
  ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
