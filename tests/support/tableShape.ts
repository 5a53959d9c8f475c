import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "pg";
import { migrationsFolder } from "../../backend/db/client";

/** Everything in a database that code relies on, under readable names. */
export interface TableShape {
  tables: Set<string>;
  columns: Map<string, { type: string; isRequired: boolean; hasDefault: boolean }>;
  /** Keys and checks, with what they say, of which columns. */
  constraints: Map<string, { says: string; columns: string[] }>;
  /** Functions, triggers and indexes. */
  routines: Set<string>;
}

/** The migrations from one up to another, both named, each as its statements. */
export function migrationsBetween(after: string | null, last: string | null): string[] {
  const tags = journal().map(({ tag }) => tag);
  const from = after === null ? 0 : tags.indexOf(after) + 1;
  const to = last === null ? tags.length : tags.indexOf(last) + 1;
  return tags
    .slice(from, to)
    .flatMap((tag) => readFileSync(join(migrationsFolder, `${tag}.sql`), "utf8").split("--> statement-breakpoint"));
}

/** The columns by table that the code of a migration's time knows, as drizzle-kit has noted them. */
export function columnsKnownAt(migration: string): [table: string, columns: string[]][] {
  const number = migration.split("_")[0];
  const text = readFileSync(join(migrationsFolder, `meta/${number}_snapshot.json`), "utf8");
  const { tables } = JSON.parse(text) as {
    tables: Record<string, { name: string; columns: Record<string, { name: string; generated?: unknown }> }>;
  };
  return Object.values(tables).map(({ name, columns }) => [
    name,
    Object.values(columns).flatMap((column) => (column.generated ? [] : [column.name])),
  ]);
}

/** The migrations, in their order. */
export const journal = () =>
  (JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as { entries: { tag: string }[] })
    .entries;

/** Reads the shape of a database. */
export async function readShape(client: Client): Promise<TableShape> {
  const rows = async <Row>(query: string) => (await client.query(query)).rows as Row[];
  const ours = "relnamespace = 'public'::regnamespace and relkind in ('r', 'p')";
  const tables = await rows<{ name: string }>(`select relname as name from pg_class where ${ours}`);
  const columns = await rows<{ name: string; type: string; required: boolean; filled: boolean }>(`
    select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
      attnotnull as required, atthasdef or attidentity <> '' as filled
    from pg_attribute join pg_class on pg_class.oid = attrelid where ${ours} and attnum > 0 and not attisdropped`);
  const constraints = await rows<{ name: string; says: string; columns: string[] }>(`
    select relname || ': ' || conname as name, pg_get_constraintdef(pg_constraint.oid) as says, array(
      select attname::text from pg_attribute where attrelid = conrelid and attnum = any(conkey)) as columns
    from pg_constraint join pg_class on pg_class.oid = conrelid where ${ours} and contype <> 'n'
    union select relname || ': ' || indexrelid::regclass, pg_get_indexdef(indexrelid), array(
      select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey))
    from pg_index join pg_class on pg_class.oid = indrelid where ${ours} and indisunique
      and not exists (select from pg_constraint where conindid = indexrelid and conrelid = indrelid)`);
  const routines = await rows<{ name: string }>(`
    select 'function ' || oid::regprocedure as name from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union select 'trigger ' || tgname || ' of ' || relname from pg_trigger join pg_class on pg_class.oid = tgrelid
    where ${ours} and not tgisinternal
    union select 'index ' || indexrelid::regclass from pg_index join pg_class on pg_class.oid = indrelid
    where ${ours} and not indisunique`);
  return {
    tables: new Set(tables.map(({ name }) => name)),
    columns: new Map(
      columns.map(({ name, type, required, filled }) => [name, { type, isRequired: required, hasDefault: filled }]),
    ),
    constraints: new Map(constraints.map(({ name, ...rest }) => [name, rest])),
    routines: new Set(routines.map(({ name }) => name)),
  };
}

/** The changes from `before` to `after` that break the code of `before`; additions do not. */
export function breakingChanges(before: TableShape, after: TableShape): string[] {
  const tableOf = (name: string) => name.split(/[.:]/)[0] ?? "";
  const found: string[] = [];
  for (const name of before.tables) if (!after.tables.has(name)) found.push(`${name} is gone`);
  for (const [name, old] of before.columns) {
    if (!after.tables.has(tableOf(name))) continue;
    const now = after.columns.get(name);
    if (!now) found.push(`${name} is gone`);
    else if (now.type !== old.type) found.push(`${name} was ${old.type}, and is ${now.type}`);
    else if (now.isRequired && !old.isRequired) found.push(`${name} may not be null any more`);
    else if (now.isRequired && old.hasDefault && !now.hasDefault) found.push(`${name} has no default any more`);
    // What the code of that time takes for a value.
    else if (old.isRequired && !now.isRequired) found.push(`${name} may be null now`);
  }
  for (const [name, { isRequired, hasDefault }] of after.columns)
    if (before.tables.has(tableOf(name)) && !before.columns.has(name) && isRequired && !hasDefault)
      found.push(`${name} is new, and has to be given`);
  for (const [name, { says, columns }] of after.constraints) {
    const table = tableOf(name);
    const isOfOldOnes = columns.length === 0 || columns.some((column) => before.columns.has(`${table}.${column}`));
    if (before.tables.has(table) && isOfOldOnes && before.constraints.get(name)?.says !== says)
      found.push(`${name} now says ${says}`);
  }
  // An upsert names what makes a row unique.
  for (const [name, { says }] of before.constraints)
    if (after.tables.has(tableOf(name)) && !after.constraints.has(name) && /^(PRIMARY|UNIQUE|CREATE UNIQUE)/.test(says))
      found.push(`${name} is gone`);
  for (const name of before.routines) if (!after.routines.has(name)) found.push(`${name} is gone`);
  return found;
}
