import { minuteMs } from "../../rules/durations";
import { and, eq, gt, sql } from "drizzle-orm";
import { tooMany } from "../errors";
import type { Db } from "./client";
import { attempts } from "./schema/attempts";

/** So many attempts in so many minutes. */
export interface Limit {
  count: number;
  minutes: number;
}

/** Refuses with 429 where the key has no attempts left. */
export async function checkLimit(db: Db, key: string, limit: Limit) {
  const [row] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.expiresAt, new Date())));
  if (row && row.count >= limit.count) throw tooMany((row.expiresAt.getTime() - Date.now()) / 1000);
}

/** Counts an attempt and refuses it with 429 beyond the limit; of many at once no more than the limit pass. */
export async function spendAttempt(db: Db, key: string, limit: Limit): Promise<void> {
  const { count, expiresAt } = await countAttempt(db, key, limit);
  if (count > limit.count) throw tooMany((expiresAt.getTime() - Date.now()) / 1000);
}

/** Counts an attempt; the window starts with the first one. */
export async function countAttempt(db: Db, key: string, limit: Limit): Promise<{ count: number; expiresAt: Date }> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + limit.minutes * minuteMs);
  const isOver = sql`${attempts.expiresAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
      },
    })
    .returning({ count: attempts.count, expiresAt: attempts.expiresAt });
  return row ?? { count: 1, expiresAt };
}

/** The key starts anew, as after a right password. */
export const resetAttempts = (db: Db, key: string) => db.delete(attempts).where(eq(attempts.key, key));
