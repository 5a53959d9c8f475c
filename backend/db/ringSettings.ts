import { eq, sql } from "drizzle-orm";
import { ringComplementUsd, ringRadiusKm, ringTolerance } from "../../rules/ring";
import type { RingSettings } from "../../rules/ring";
import type { Db } from "./client";
import { users } from "./schema/users";

/** What a user has set for rings, or the usual. */
export const ringSettingColumns = {
  radiusKm: sql<number>`coalesce(${users.ringRadiusKm}, ${ringRadiusKm.usual}::int)`,
  tolerancePercent: sql<number>`coalesce(${users.ringTolerancePercent}, ${ringTolerance.usual}::int)`,
  complementUsd: sql<number>`coalesce(${users.ringComplementUsd}, ${ringComplementUsd.usual}::int)`,
};

/** With the default of what the user has not set. */
export async function findRingSettings(db: Db, userId: number): Promise<RingSettings> {
  const [found] = await db.select(ringSettingColumns).from(users).where(eq(users.id, userId));
  if (!found) throw new Error("a session without its user");
  return found;
}

/**
 * Counts from the next search on: rings never change. Without a complement the stored one stays: clients may not know
 * it. Safe to repeat.
 */
export async function storeRingSettings(
  db: Db,
  userId: number,
  { radiusKm, tolerancePercent, complementUsd }: Omit<RingSettings, "complementUsd"> & Partial<RingSettings>,
) {
  await db
    .update(users)
    .set({
      ringRadiusKm: radiusKm,
      ringTolerancePercent: tolerancePercent,
      ...(complementUsd !== undefined && { ringComplementUsd: complementUsd }),
    })
    .where(eq(users.id, userId));
}
