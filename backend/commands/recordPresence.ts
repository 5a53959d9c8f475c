import { and, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { presenceStep } from "../../rules/lastSeen";
import type { Db } from "../db/client";
import { users } from "../db/schema/users";

/**
 * Keeps, to some minutes, that users are connected: of those who share it, and once in that time however often it is
 * said. Rows that somebody else holds are left to the next time, so that this waits for nobody.
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
