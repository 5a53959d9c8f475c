import { sql } from "drizzle-orm";
import { categories as catalogue, categoryPath } from "../catalogue/categories";
import type { Db } from "./client";
import { categories } from "./schema/categories";

/** Brings the table up to the catalogue: publications refer to it. */
export async function syncCategories(db: Db) {
  const rows = catalogue.map(({ id, name, level, fatherId }) => ({
    id,
    name,
    level,
    fatherId,
    path: categoryPath(id).map((category) => category.id),
  }));
  await db
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate({
      target: categories.id,
      set: {
        name: sql`excluded.name`,
        level: sql`excluded.level`,
        fatherId: sql`excluded.father_id`,
        path: sql`excluded.path`,
      },
    });
}
