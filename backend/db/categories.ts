import { sql } from "drizzle-orm";
import { categories, categoryPath } from "../catalogue/categories";
import type { Db } from "./client";

/** Brings the table up to the catalogue: publications refer to it. Rows that say the same stay as they are. */
export async function syncCategories(db: Db) {
  const rows = categories.map(({ id, name, level, fatherId }) => ({
    id,
    name,
    level,
    father_id: fatherId,
    path: categoryPath(id).map((category) => category.id),
  }));
  // One parameter: thousands of them take longer than the statement.
  await db.execute(sql`
    insert into categories as stored (id, name, level, father_id, path)
    select id, name, level, father_id, path
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (id int, name text, level smallint, father_id int, path int[])
    on conflict (id) do update set
      name = excluded.name, level = excluded.level, father_id = excluded.father_id, path = excluded.path
    where (stored.name, stored.level, stored.father_id, stored.path)
      is distinct from (excluded.name, excluded.level, excluded.father_id, excluded.path)`);
}
