import { count, eq } from "drizzle-orm";
import type { Db } from "./client";
import { savedPublications } from "./schema/savedPublications";

/** How many publications a user has saved, those included that are not to be seen any more. */
export async function countSaved(db: Db, userId: number): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(savedPublications)
    .where(eq(savedPublications.userId, userId));
  return counted?.total ?? 0;
}
