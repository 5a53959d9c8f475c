import { and, eq, gt, sql } from 'drizzle-orm'
import { tooMany } from '../errors'
import type { Db } from './client'
import { attempts } from './schema'

export interface Limit { count: number; minutes: number }

/** Refuses with 429 where the key has used up its tries. */
export async function refuseBeyond(db: Db, key: string, limit: Limit) {
  const [row] = await db.select().from(attempts).where(and(eq(attempts.key, key), gt(attempts.expiresAt, new Date())))
  if (row && row.count >= limit.count) throw tooMany((row.expiresAt.getTime() - Date.now()) / 1000)
}

/** Counts a try; the window starts with the first one. */
export async function countAttempt(db: Db, key: string, limit: Limit): Promise<void> {
  const now = new Date()
  const expiresAt = new Date(now.getTime() + limit.minutes * 60_000)
  const isOver = sql`${attempts.expiresAt} <= ${now.toISOString()}::timestamptz`
  await db.insert(attempts).values({ key, count: 1, expiresAt }).onConflictDoUpdate({
    target: attempts.key,
    set: {
      count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
      expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
    },
  })
}

export const forgetAttempts = (db: Db, key: string) => db.delete(attempts).where(eq(attempts.key, key))
