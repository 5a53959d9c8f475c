import { and, asc, eq, inArray, or } from "drizzle-orm";
import { ringTexts } from "../../rules/ring";
import { liveStatuses } from "../../rules/transaction";
import type { Db } from "../db/client";
import { blocks } from "../db/schema/blocks";
import { chats } from "../db/schema/chats";
import { transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { notFound, unprocessable } from "../errors";
import { notify } from "./notify";
import type { CableEvent } from "./outbox";
import { recordEvents } from "./recordEvents";
import { endProposedRingsBetween, shareAcceptedRing } from "./rings/end";
import { runAtomically } from "./runAtomically";

/** Why a user cannot be blocked. */
export const blockMessages = {
  notFound: "Usuario no encontrado",
  self: "No puedes bloquearte",
  busy: "Tienen un cambio en marcha: complétalo o cancélalo antes de bloquear",
};

/**
 * Blocks a person: from then on they see and reach nothing of the blocker. Open proposals between the two end; refused
 * with 422 while an exchange is agreed on. Safe to repeat. Throws HttpError 404 for unknown people.
 */
export function blockPerson(db: Db, now: Date, viewerId: number, userId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    if (userId === viewerId) throw unprocessable(blockMessages.self);
    // In order of id, as proposals lock them: none comes in between.
    const people = await tx
      .select({ id: users.id, confirmedAt: users.confirmedAt })
      .from(users)
      .where(inArray(users.id, [viewerId, userId]))
      .orderBy(asc(users.id))
      .for("update");
    if (!people.find(({ id }) => id === userId)?.confirmedAt) throw notFound(blockMessages.notFound);
    const live = await tx
      .select()
      .from(transactions)
      .where(and(inArray(transactions.status, [...liveStatuses]), isBetween(viewerId, userId)))
      .orderBy(asc(transactions.id))
      .for("update");
    if (live.some(({ status }) => status !== "active")) throw unprocessable(blockMessages.busy);
    const ringNotifications = await endProposedRingsBetween(tx, viewerId, userId, now);
    if (await shareAcceptedRing(tx, viewerId, userId)) throw unprocessable(ringTexts.busy);
    await tx.insert(blocks).values({ blockerId: viewerId, blockedId: userId, createdAt: now }).onConflictDoNothing();
    const events: CableEvent[] = [];
    for (const { id, ownerId, updatedAt } of live) {
      const isOwner = ownerId === viewerId;
      const actor = isOwner ? "owner" : "interested";
      const endedAt = new Date(Math.max(now.getTime(), updatedAt.getTime() + 1));
      await tx
        .update(transactions)
        .set({
          status: "rejected",
          closedBy: actor,
          closeReason: isOwner ? "rejected" : "cancelled",
          updatedAt: endedAt,
        })
        .where(eq(transactions.id, id));
      await recordEvents(tx, [{ transactionId: id, kind: "rejected", actor }], endedAt);
      await tx.update(chats).set({ updatedAt: now }).where(eq(chats.transactionId, id));
      // Only to the blocker: the other one learns nothing.
      events.push({ kind: "request", userId: viewerId, transactionId: id });
    }
    await notify(tx, ringNotifications, events);
  });
}

/**
 * Takes a block back: everything shows again, what ended stays so. Safe to repeat. Throws HttpError 404 for unknown
 * people.
 */
export async function unblockPerson(db: Db, viewerId: number, userId: number): Promise<void> {
  const removed = await db
    .delete(blocks)
    .where(and(eq(blocks.blockerId, viewerId), eq(blocks.blockedId, userId)))
    .returning({ id: blocks.blockedId });
  if (removed.length > 0) return;
  const [person] = await db.select({ confirmedAt: users.confirmedAt }).from(users).where(eq(users.id, userId));
  if (!person?.confirmedAt) throw notFound(blockMessages.notFound);
}

const isBetween = (one: number, other: number) =>
  or(
    and(eq(transactions.ownerId, one), eq(transactions.interestedId, other)),
    and(eq(transactions.ownerId, other), eq(transactions.interestedId, one)),
  );
