import { eq } from "drizzle-orm";
import { ringTexts } from "../../../rules/ring";
import type { Db } from "../../db/client";
import { listAcceptedRings, listRingMembers, lockRing } from "../../db/rings";
import type { RingMemberRow } from "../../db/rings";
import { rings } from "../../db/schema/rings";
import { reservations } from "../../db/schema/transactions";
import { conflict } from "../../errors";
import { notify } from "../notify";
import type { NotificationInput } from "../notify";
import type { CableEvent } from "../outbox";
import { endRingMeetings } from "../ringMeeting/end";
import { runAtomically } from "../runAtomically";
import type { LockedPublication } from "../transactionItems";
import { markRingTurnRead } from "../turnNotifications";
import { endProposedRingsOf } from "./end";
import { giverTo, listMembersOfOwnRing, lockOwnRing } from "./lockRing";
import { finishThings, lockThings, showStars } from "./receive";
import { ringNotifications } from "./report";

interface Leave {
  id: number;
  viewerId: number;
  /** What happened, for operators alone. */
  reason: string;
}

/**
 * Leaves a ring that all had accepted: it is broken, what was not handed over is free again, and an operator looks at
 * it. Safe to repeat. Throws HttpError 404 for strangers, 409 where it is not agreed.
 */
export function leaveRing(db: Db, now: Date, { id, viewerId, reason }: Leave): Promise<void> {
  return runAtomically(db, async (tx) => {
    const fellows = await listMembersOfOwnRing(tx, id, viewerId);
    const things = await lockThings(tx, fellows);
    const { ring, members } = await lockOwnRing(tx, id, viewerId);
    if (ring.state === "broken" && ring.leaverId === viewerId) return;
    if (ring.state !== "accepted") throw conflict(ringTexts.notAgreed);
    const { notifications, events } = await breakRing(tx, id, members, things, { userId: viewerId, reason }, now);
    await notify(tx, notifications, events);
  });
}

async function breakRing(
  tx: Db,
  id: number,
  members: readonly RingMemberRow[],
  things: readonly LockedPublication[],
  leaver: { userId: number; reason: string | null },
  now: Date,
): Promise<{ notifications: NotificationInput[]; events: CableEvent[] }> {
  await tx
    .update(rings)
    .set({ state: "broken", leaverId: leaver.userId, leaveReason: leaver.reason, updatedAt: now })
    .where(eq(rings.id, id));
  await tx.delete(reservations).where(eq(reservations.ringId, id));
  await endRingMeetings(tx, id, now);
  await markRingTurnRead(tx, id, members);
  await showStars(tx, id, members);
  const received = members.filter(({ receivedAt }) => receivedAt !== null);
  const handedOver = new Set(received.map((member) => giverTo(members, member)?.publicationId));
  const ended = await finishThings(
    tx,
    things.filter((thing) => handedOver.has(thing.id)),
    now,
  );
  const others = members.filter(({ userId }) => userId !== leaver.userId);
  return { notifications: [...ringNotifications(others, "broken"), ...ended.notifications], events: ended.events };
}

/** Locks the person's accepted rings and all that leaving them needs; call it before the person is locked. */
export async function lockAcceptedRings(tx: Db, userId: number): Promise<void> {
  for (const id of await listAcceptedRings(tx, userId)) {
    await lockThings(tx, await listRingMembers(tx, id));
    await lockRing(tx, id);
  }
}

/** Takes a suspended person out of all rings. Call it after `lockAcceptedRings`. */
export async function leaveRingsOf(
  tx: Db,
  userId: number,
  now: Date,
): Promise<{ notifications: NotificationInput[]; events: CableEvent[] }> {
  const notifications = await endProposedRingsOf(tx, userId, now);
  const events: CableEvent[] = [];
  for (const id of await listAcceptedRings(tx, userId)) {
    const members = await listRingMembers(tx, id);
    const things = await lockThings(tx, members);
    if ((await lockRing(tx, id))?.state !== "accepted") continue;
    const broken = await breakRing(tx, id, members, things, { userId, reason: null }, now);
    notifications.push(...broken.notifications);
    events.push(...broken.events);
  }
  return { notifications, events };
}
