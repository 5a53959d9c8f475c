import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { RingEndReason } from "../../../rules/ring";
import type { Db } from "../../db/client";
import { listRingMembers } from "../../db/rings";
import type { RingRow } from "../../db/rings";
import { ringMembers, rings } from "../../db/schema/rings";
import { reservations } from "../../db/schema/transactions";
import type { NotificationInput } from "../notify";
import { endRingMeetings } from "../ringMeeting/end";
import { markRingTurnRead } from "../turnNotifications";
import { ringNotifications } from "./report";

/** Ends a ring in which nothing was handed over, and frees what it had reserved. Call it while the ring is locked. */
export async function endRing(tx: Db, id: number, endReason: RingEndReason, now: Date): Promise<void> {
  await tx.update(rings).set({ state: "ended", endReason, updatedAt: now }).where(eq(rings.id, id));
  await tx.delete(reservations).where(eq(reservations.ringId, id));
  await endRingMeetings(tx, id, now);
  await markRingTurnRead(tx, id, await listRingMembers(tx, id));
}

const isMember = (userId: number): SQL =>
  sql`exists (select 1 from ${ringMembers} m where m.ring_id = ${rings.id} and m.user_id = ${userId})`;

/** Ends the rings that still wait for answers and need one of the things. Returns what the others are notified of. */
export async function endRingsWith(
  tx: Db,
  publicationIds: readonly number[],
  now: Date,
  exceptUserId?: number,
): Promise<NotificationInput[]> {
  if (publicationIds.length === 0) return [];
  const needing = tx
    .select({ id: ringMembers.ringId })
    .from(ringMembers)
    .where(inArray(ringMembers.publicationId, [...publicationIds]));
  return endProposed(tx, inArray(rings.id, needing), now, exceptUserId);
}

/** The same with those of a person, who is not notified. */
export const endProposedRingsOf = (tx: Db, userId: number, now: Date): Promise<NotificationInput[]> =>
  endProposed(tx, isMember(userId), now, userId);

/** The same with those that two people share, of whom the first one blocks the other: neither learns of it by this. */
export async function endProposedRingsBetween(
  tx: Db,
  userId: number,
  otherId: number,
  now: Date,
): Promise<NotificationInput[]> {
  const notifications = await endProposed(tx, and(isMember(userId), isMember(otherId)), now, userId);
  return notifications.filter((notification) => notification.userId !== otherId);
}

/** Whether all have accepted a ring in which two people are. Call it after their proposed ones have ended. */
export async function shareAcceptedRing(tx: Db, userId: number, otherId: number): Promise<boolean> {
  const found = await tx
    .select({ id: rings.id })
    .from(rings)
    .where(and(eq(rings.state, "accepted"), isMember(userId), isMember(otherId)))
    .limit(1);
  return found.length > 0;
}

async function endProposed(
  tx: Db,
  where: SQL | undefined,
  now: Date,
  exceptUserId?: number,
): Promise<NotificationInput[]> {
  const open: RingRow[] = await tx
    .select()
    .from(rings)
    .where(and(eq(rings.state, "proposed"), where))
    .orderBy(asc(rings.id))
    .for("update");
  const notifications: NotificationInput[] = [];
  for (const { id } of open) {
    await endRing(tx, id, "unavailable", now);
    const others = (await listRingMembers(tx, id)).filter(({ userId }) => userId !== exceptUserId);
    notifications.push(...ringNotifications(others, "unavailable"));
  }
  return notifications;
}
