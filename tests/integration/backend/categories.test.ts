import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { categoryPath, findCategory } from "../../../backend/catalogue/categories";
import { syncCategories } from "../../../backend/db/categories";
import { categories } from "../../../backend/db/schema/categories";
import { sharedBackend } from "../../support/sharedBackend";
import { bothDatabases } from "../../support/startBackend";

describe.each(bothDatabases)("the stored categories on %s", (database) => {
  it("follow the catalogue at every start; those that say the same are not written again", async () => {
    const { db } = await sharedBackend(database);
    const ids = [5, 6];
    const stored = () =>
      db
        .select({ row: categories, version: sql<string>`xmin::text` })
        .from(categories)
        .where(inArray(categories.id, ids))
        .orderBy(categories.id);
    const before = await stored();
    expect(before.map(({ row }) => row)).toEqual(
      ids.map((id) => {
        const { name, level, fatherId } = findCategory(id) ?? {};
        return { id, name, level, fatherId, path: categoryPath(id).map((category) => category.id) };
      }),
    );
    await db
      .update(categories)
      .set({ name: "De antes", fatherId: null, path: [5] })
      .where(eq(categories.id, 5));
    await syncCategories(db);
    const after = await stored();
    expect(after.map(({ row }) => row)).toEqual(before.map(({ row }) => row));
    expect(after.map(({ version }, index) => version === before[index]?.version)).toEqual([false, true]);
  });
});
