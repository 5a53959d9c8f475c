import { and, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { presenceStep } from "../../rules/lastSeen";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";

/**
 * Records that users are connected, to the step of a few minutes and only of those who share it. Locked rows are left
 * to the next call, so that this never waits.
 */
export async function recordPresence(db: Db, userIds: readonly number[], now: Date): Promise<void> {
  const step = presenceStep(now);
  const due = db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        // One parameter, however many they are.
        sql`${users.id} = any(${sql.param([...userIds])}::int[])`,
        users.sharesLastSeen,
        or(isNull(users.lastSeenAt), lt(users.lastSeenAt, step)),
      ),
    )
    .for("no key update", { skipLocked: true });
  await db.update(users).set({ lastSeenAt: step }).where(inArray(users.id, due));
}
