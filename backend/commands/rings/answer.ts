import { and, eq } from "drizzle-orm";
import { ringMoves, ringTexts } from "../../../rules/ring";
import type { Db } from "../../db/client";
import { findRing } from "../../db/rings";
import { ringMembers, rings } from "../../db/schema/rings";
import { conflict } from "../../errors";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { markRingTurnRead } from "../turnNotifications";
import { lockPublications, reservePublications } from "../transactionItems";
import { endRing } from "./end";
import { listMembersOfOwnRing, lockOwnRing } from "./lockRing";
import { lockPeople, proposeRing } from "./propose";
import { ringNotifications } from "./report";
import { findRepair } from "./search";

interface RingAnswer {
  id: number;
  viewerId: number;
}

/**
 * Accepts a ring; with the last acceptance all of its things are reserved, or the acceptance is refused. Safe to
 * repeat. Throws HttpError 404 for strangers, 409 where no answer is waited for, 422 where a thing is not to be had.
 */
export function acceptRing(db: Db, now: Date, { id, viewerId }: RingAnswer): Promise<void> {
  return runAtomically(db, async (tx) => {
    const fellows = await listMembersOfOwnRing(tx, id, viewerId);
    // Publications before the ring, in the order of all that reserve.
    const things = await lockPublications(
      tx,
      fellows.map(({ publicationId }) => publicationId),
      "share",
    );
    const { ring, members, own } = await lockOwnRing(tx, id, viewerId);
    if (own.acceptedAt !== null && ring.state !== "ended") return;
    const { canAccept } = ringMoves(ring.state, ring.expiresAt, { hasAccepted: false, hasReceived: false }, now);
    if (!canAccept) throw conflict(ringTexts.closed);
    await tx
      .update(ringMembers)
      .set({ acceptedAt: now })
      .where(and(eq(ringMembers.ringId, id), eq(ringMembers.userId, viewerId)));
    await markRingTurnRead(tx, id, [own]);
    const others = members.filter(({ userId }) => userId !== viewerId);
    if (others.some(({ acceptedAt }) => acceptedAt === null)) return notify(tx, ringNotifications(others, "joined"));
    await reservePublications(tx, { ringId: id }, things);
    await tx.update(rings).set({ state: "accepted", remindersSent: 0, updatedAt: now }).where(eq(rings.id, id));
    await notify(tx, ringNotifications(members, "accepted"));
  });
}

/**
 * Declines a ring before all have accepted it, without a reason. Once, a replacement is looked for: that makes another
 * ring, which all of its members have to answer. Safe to repeat. Throws HttpError 404 for strangers, 409 where it is
 * agreed.
 */
export function declineRing(db: Db, now: Date, { id, viewerId }: RingAnswer): Promise<void> {
  return runAtomically(db, async (tx) => {
    const fellows = await listMembersOfOwnRing(tx, id, viewerId);
    const leaving = fellows.find(({ userId }) => userId === viewerId);
    const isRepair = (await findRing(tx, id))?.repairsId !== null;
    const repair = isRepair || !leaving ? null : await findRepair(tx, fellows, leaving);
    if (repair) {
      await lockPublications(
        tx,
        repair.map((thing) => thing.id),
        "share",
      );
      await lockPeople(
        tx,
        repair.map(({ ownerId }) => ownerId),
      );
    }
    const { ring, members } = await lockOwnRing(tx, id, viewerId);
    if (ring.state === "ended") return;
    if (ring.state !== "proposed") throw conflict(ringTexts.agreed);
    await endRing(tx, id, "declined", now);
    const repairId = repair && (await proposeRing(tx, now, repair, { repairsId: id }));
    const others = members.filter(({ userId }) => userId !== viewerId);
    if (repairId === null) await notify(tx, ringNotifications(others, "declined"));
  });
}
