import { eq, sql } from "drizzle-orm";
import { ringRadiusKm, ringTolerance } from "../../rules/ring";
import type { RingSettings } from "../../rules/ring";
import type { Db } from "./client";
import { users } from "./schema/users";

/** What a user has set for rings, or the usual. */
export const ringSettingColumns = {
  radiusKm: sql<number>`coalesce(${users.ringRadiusKm}, ${ringRadiusKm.usual}::int)`,
  tolerancePercent: sql<number>`coalesce(${users.ringTolerancePercent}, ${ringTolerance.usual}::int)`,
};

export async function findRingSettings(db: Db, userId: number): Promise<RingSettings> {
  const [found] = await db.select(ringSettingColumns).from(users).where(eq(users.id, userId));
  if (!found) throw new Error("a session without its user");
  return found;
}

/** Counts from the next search on: rings never change. Safe to repeat. */
export async function storeRingSettings(db: Db, userId: number, { radiusKm, tolerancePercent }: RingSettings) {
  await db
    .update(users)
    .set({ ringRadiusKm: radiusKm, ringTolerancePercent: tolerancePercent })
    .where(eq(users.id, userId));
}
