import { or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AttributeName } from "../../rules/attribute";
import { publications } from "./schema/publications";

/** An attribute has one of the values, or is a number between two bounds; null is no bound. */
export type AttributeFilter = { name: AttributeName } & (
  | { values: readonly string[] }
  | { min: number | null; max: number | null }
);

/** Whether a publication meets it; one without the attribute does not. */
export function matchesAttribute(filter: AttributeFilter): SQL {
  if ("values" in filter) {
    const { name, values } = filter;
    return (
      or(...values.map((value) => sql`${publications.fields} @> ${JSON.stringify([{ name, value }])}::jsonb`)) ??
      sql`true`
    );
  }
  const { name, min, max } = filter;
  // The case keeps what is no number from being cast.
  return sql`exists(select 1 from jsonb_to_recordset(${publications.fields}) as own(name text, value text)
    where own.name = ${name} and case when own.value ~ '^[0-9]{1,12}([.][0-9]+)?$'
      then own.value::numeric between ${min ?? 0}::numeric and ${max ?? 1e12}::numeric else false end)`;
}
