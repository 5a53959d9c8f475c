import { and, eq } from "drizzle-orm";
import type { RatingReason } from "../../../rules/ratingReason";
import { ringTexts } from "../../../rules/ring";
import type { Db } from "../../db/client";
import type { RingMemberRow } from "../../db/rings";
import { ringMembers, rings } from "../../db/schema/rings";
import { reservations } from "../../db/schema/transactions";
import { conflict } from "../../errors";
import { notify } from "../notify";
import { countStars } from "../rate";
import { endRingMeetings } from "../ringMeeting/end";
import { runAtomically } from "../runAtomically";
import { closeCompetingProposals, finishProducts, lockPublications } from "../transactionItems";
import type { LockedPublication } from "../transactionItems";
import { markRingTurnRead } from "../turnNotifications";
import { endRingsWith } from "./end";
import { giverTo, listMembersOfOwnRing, lockOwnRing } from "./lockRing";
import { ringNotifications } from "./report";

interface Receipt {
  id: number;
  viewerId: number;
  /** For who gave it. */
  stars: number;
  reasons: RatingReason[];
}

/**
 * Confirms that a member has received what the ring promised them, with stars for who gave it; the last confirmation
 * completes the ring. Safe to repeat with the same stars. Throws HttpError 404 for strangers, 409.
 */
export function confirmReceived(db: Db, now: Date, { id, viewerId, stars, reasons }: Receipt): Promise<void> {
  return runAtomically(db, async (tx) => {
    const things = await lockThings(tx, await listMembersOfOwnRing(tx, id, viewerId));
    const { ring, members, own } = await lockOwnRing(tx, id, viewerId);
    if (own.receivedAt !== null) {
      if (own.stars !== stars) throw conflict(ringTexts.otherStars);
      return;
    }
    const giver = giverTo(members, own);
    if (ring.state !== "accepted" || !giver) throw conflict(ringTexts.notAgreed);
    await tx
      .update(ringMembers)
      .set({ receivedAt: now, stars, reasons, areStarsHeldBack: true })
      .where(and(eq(ringMembers.ringId, id), eq(ringMembers.userId, viewerId)));
    if (members.every(({ userId, receivedAt }) => userId === viewerId || receivedAt !== null))
      return completeRing(tx, id, members, things, now);
    await endRingMeetings(tx, id, now, giver.position);
    await markRingTurnRead(tx, id, [own]);
    await tx.update(rings).set({ remindersSent: 0, updatedAt: now }).where(eq(rings.id, id));
    await notify(
      tx,
      ringNotifications(
        members.filter(({ userId }) => userId !== viewerId),
        "received",
      ),
    );
  });
}

/** Locks the publications of a ring; always before the ring itself, as everywhere. */
export const lockThings = (tx: Db, members: readonly RingMemberRow[]) =>
  lockPublications(
    tx,
    members.map(({ publicationId }) => publicationId),
    "update",
  );

/** Call it while the ring and its things are locked. */
export async function completeRing(
  tx: Db,
  id: number,
  members: readonly RingMemberRow[],
  things: readonly LockedPublication[],
  now: Date,
): Promise<void> {
  await tx.update(rings).set({ state: "complete", remindersSent: 0, updatedAt: now }).where(eq(rings.id, id));
  await tx.delete(reservations).where(eq(reservations.ringId, id));
  await showStars(tx, id, members);
  await endRingMeetings(tx, id, now);
  await markRingTurnRead(tx, id, members);
  const ended = await finishThings(tx, things, now);
  await notify(tx, [...ringNotifications(members, "complete"), ...ended.notifications], ended.events);
}

/** Counts the stars that were held back while the ring went on, so that no member rated in response to a rating. */
export async function showStars(tx: Db, id: number, members: readonly RingMemberRow[]): Promise<void> {
  const shown = await tx
    .update(ringMembers)
    .set({ areStarsHeldBack: false })
    .where(and(eq(ringMembers.ringId, id), eq(ringMembers.areStarsHeldBack, true)))
    .returning();
  const given = shown.flatMap((member) => {
    const giver = giverTo(members, member);
    return giver && member.stars !== null ? [{ ratedId: giver.userId, stars: member.stars }] : [];
  });
  await countStars(tx, given);
}

/** Takes what was handed over out of every other proposal. */
export async function finishThings(tx: Db, things: readonly LockedPublication[], now: Date) {
  const products = await finishProducts(tx, things, now);
  const closed = await closeCompetingProposals(tx, null, products, now);
  const ended = await endRingsWith(
    tx,
    products.map(({ id }) => id),
    now,
  );
  return { notifications: [...closed.notifications, ...ended], events: closed.events };
}
