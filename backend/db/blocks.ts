import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { AnyColumn, SQL } from "drizzle-orm";
import type { Db } from "./client";
import { blocks } from "./schema/blocks";
import { users } from "./schema/users";

/** Whether a person's things may be shown to the viewer: not where that person has blocked them. Guests see all. */
export const isShownTo = (viewerId: number | AnyColumn | null, person: AnyColumn | SQL): SQL | undefined =>
  viewerId === null
    ? undefined
    : sql`not exists (select 1 from blocks b where b.blocker_id = ${person} and b.blocked_id = ${viewerId}::int)`;

/** Whether neither of two people has blocked the other. */
export const isUnblockedBetween = (one: AnyColumn | SQL, other: AnyColumn | SQL): SQL =>
  sql`not exists (select 1 from blocks b where (b.blocker_id = ${one} and b.blocked_id = ${other})
    or (b.blocker_id = ${other} and b.blocked_id = ${one}))`;

/** The same for many people and one other, whose blocks are read once. */
export const isUnblockedWith = (person: SQL, other: number): SQL =>
  sql`${person} not in (select blocked_id from blocks where blocker_id = ${other}
    union all select blocker_id from blocks where blocked_id = ${other})`;

/** Whether one user has blocked another; the other way round does not count. */
export async function hasBlocked(db: Db, blockerId: number, blockedId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
  return row !== undefined;
}

/** Whom each of the given people has blocked. */
export async function loadBlockedBy(db: Db, blockerIds: number[]): Promise<Map<number, number[]>> {
  const rows = await db.select().from(blocks).where(inArray(blocks.blockerId, blockerIds));
  const blocked = new Map<number, number[]>();
  for (const { blockerId, blockedId } of rows) {
    const list = blocked.get(blockerId);
    if (list) list.push(blockedId);
    else blocked.set(blockerId, [blockedId]);
  }
  return blocked;
}

/** Whether either of two users has blocked the other. */
export async function isBlockedBetween(db: Db, one: number, other: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    );
  return row !== undefined;
}

/** Whom a person has blocked, by name. */
export async function listBlocked(db: Db, blockerId: number) {
  const rows = await db
    .select({ user: users })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ user }) => user);
}
