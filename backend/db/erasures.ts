import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { AnyColumn } from "drizzle-orm";
import type { Db } from "./client";
import { erasures } from "./schema/erasures";

/** One request: taken back, held or carried out, it stays. */
export type ErasureRow = typeof erasures.$inferSelect;

/** The request that waits for its date. */
export async function findOpenErasure(db: Db, userId: number): Promise<ErasureRow | undefined> {
  const [erasure] = await db
    .select()
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNull(erasures.revokedAt), isNull(erasures.erasedAt)));
  return erasure;
}

/** Whether the data of a user was erased: nothing starts for them any more. */
export async function isErased(db: Db, userId: number): Promise<boolean> {
  const found = await db
    .select({ id: erasures.id })
    .from(erasures)
    .where(and(eq(erasures.userId, userId), isNotNull(erasures.erasedAt)));
  return found.length > 0;
}

/** Whether the data of neither of these people was erased. */
export const isNotErased = (...people: AnyColumn[]) =>
  sql`not exists (select 1 from erasures e where e.erased_at is not null and e.user_id in (${sql.join(people, sql`, `)}))`;
