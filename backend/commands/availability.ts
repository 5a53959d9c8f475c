import { and, asc, eq, exists, inArray, or } from "drizzle-orm";
import { ringTexts } from "../../rules/ring";
import { liveStatuses } from "../../rules/transaction";
import type { TransactionRole as Role } from "../../rules/transaction";
import type { Db } from "../db/client";
import { chats } from "../db/schema/chats";
import { jobs } from "../db/schema/jobs";
import { publications } from "../db/schema/publications";
import { reservations, transactionOffers, transactions } from "../db/schema/transactions";
import { listItems } from "../db/offers";
import type { TransactionRow } from "../db/transactions";
import { notFound, unprocessable } from "../errors";
import { endAmendmentOf } from "./amendments";
import { endMeetingOf } from "./meeting/end";
import { runAtomically } from "./runAtomically";
import { lockActiveUser } from "./lockActiveUser";
import { scheduleMatching } from "./alerts";
import { notify } from "./notify";
import type { NotificationInput } from "./notify";
import { addOfferVersion, modificationNotifications } from "./offerVersions";
import type { CableEvent } from "./outbox";
import { recordEvents } from "./recordEvents";
import { revertRatings } from "./rate";
import { isHiddenByReports } from "./reports";
import { endRingsWith } from "./rings/end";
import { endWithTransaction } from "./secureExchange/end";
import { markEndedRead } from "./turnNotifications";

/** Why a publication can be neither shown nor hidden by its owner. */
export const availabilityMessages = {
  notFound: "Publicación no encontrada",
  confirmedOrClaimed: "No puedes desactivarla: hay un cambio confirmado o en reclamo con esta publicación",
  inReview: "Esta publicación está en revisión",
  refused: "No pasó la revisión: corrígela para volver a publicarla",
  finished: "Esta publicación ya se cambió",
};

/**
 * Hides an own publication: proposals and agreements for it end, and it leaves the proposals that offer it. Repeating
 * has no effect. Throws HttpError 404 for other users, 422 while a confirmation or a claim is open.
 */
export function deactivatePublication(db: Db, now: Date, viewerId: number, publicationId: number): Promise<void> {
  return runAtomically(db, async (tx) => {
    const current = await lockOwnPublication(tx, viewerId, publicationId);
    if (current.status === "inactive") return;
    if (current.status !== "Activo")
      throw unprocessable(current.status === "waiting" ? availabilityMessages.inReview : availabilityMessages.finished);
    if (await isInAcceptedRing(tx, publicationId)) throw unprocessable(ringTexts.bound);
    const live = await lockLiveTransactions(tx, publicationId);
    if (live.some(({ status }) => status !== "active" && status !== "accepted"))
      throw unprocessable(availabilityMessages.confirmedOrClaimed);
    await tx.update(publications).set({ status: "inactive", updatedAt: now }).where(eq(publications.id, publicationId));
    const notifications: NotificationInput[] = [];
    const events: CableEvent[] = [];
    for (const transaction of live) {
      const role = transaction.ownerId === viewerId ? "owner" : "interested";
      const bookingNotifications = await withdrawPublication(tx, now, transaction, publicationId, role);
      if (bookingNotifications) notifications.push(notificationOf(transaction, role), ...bookingNotifications);
      else notifications.push(...(await modificationNotifications(tx, transaction, role)));
      events.push(...(await eventsOf(tx, now, transaction, bookingNotifications ? "remove" : "update")));
    }
    notifications.push(...(await endRingsWith(tx, [publicationId], now, viewerId)));
    await notify(tx, notifications, events);
  });
}

/** Held by a ring: leaving it says so to the others. */
async function isInAcceptedRing(tx: Db, publicationId: number): Promise<boolean> {
  const [held] = await tx.select().from(reservations).where(eq(reservations.publicationId, publicationId));
  return held !== undefined && held.ringId !== null;
}

/**
 * Shows an own publication again. One that the review never approved, or returned, or that users reported, goes to the
 * review first; one that an operator refused has to be mended. Repeating has no effect. Throws HttpError 404 and 422.
 */
export function activatePublication(
  db: Db,
  now: Date,
  reviewAt: Date | null,
  viewerId: number,
  publicationId: number,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    const current = await lockOwnPublication(tx, viewerId, publicationId);
    if (current.status === "finished") throw unprocessable(availabilityMessages.finished);
    if (current.status !== "inactive") return;
    // What an operator refused comes back only mended or by its one appeal; otherwise it could be resubmitted for ever.
    if (current.isHeld && current.reviewReason !== null) throw unprocessable(availabilityMessages.refused);
    await lockActiveUser(tx, viewerId);
    const isApproved =
      current.approvedAt !== null &&
      current.reviewReason === null &&
      !current.isHeld &&
      !(await isHiddenByReports(tx, publicationId));
    await tx
      .update(publications)
      .set({ status: isApproved ? "Activo" : "waiting", updatedAt: now })
      .where(eq(publications.id, publicationId));
    if (isApproved) {
      // Others have published since.
      await scheduleMatching(tx, publicationId, now);
      return;
    }
    if (reviewAt)
      await tx.insert(jobs).values({ kind: "review", subjectId: publicationId, dueAt: reviewAt }).onConflictDoNothing();
    await notify(tx, [{ userId: viewerId, type: "publication_waiting_approval", publicationId }]);
  });
}

async function lockOwnPublication(tx: Db, viewerId: number, publicationId: number) {
  const [publication] = await tx
    .select()
    .from(publications)
    .where(and(eq(publications.id, publicationId), eq(publications.ownerId, viewerId)))
    .for("update");
  if (!publication) throw notFound(availabilityMessages.notFound);
  return publication;
}

/** The live transactions that request or offer it. */
function lockLiveTransactions(tx: Db, publicationId: number): Promise<TransactionRow[]> {
  const isOffered = exists(
    tx
      .select({ id: transactionOffers.transactionId })
      .from(transactionOffers)
      .where(
        and(eq(transactionOffers.transactionId, transactions.id), eq(transactionOffers.publicationId, publicationId)),
      ),
  );
  return tx
    .select()
    .from(transactions)
    .where(
      and(
        inArray(transactions.status, [...liveStatuses]),
        or(eq(transactions.publicationId, publicationId), isOffered),
      ),
    )
    .orderBy(asc(transactions.id))
    .for("update");
}

/**
 * Takes the publication out of a transaction. An agreement ends without one of its items; a proposal goes on while it
 * still offers something, as a new version by the party that withdraws the publication. Returns the notifications about
 * its booking; null where the transaction goes on.
 */
async function withdrawPublication(
  tx: Db,
  now: Date,
  transaction: TransactionRow,
  publicationId: number,
  role: Role,
): Promise<NotificationInput[] | null> {
  const { id, status, writtenOffer } = transaction;
  const updatedAt = new Date(Math.max(now.getTime(), transaction.updatedAt.getTime() + 1));
  const isAsked = transaction.publicationId === publicationId;
  const items = await listItems(tx, id);
  const remaining = items.offered.filter((offer) => offer.id !== publicationId);
  if (!isAsked && status === "active" && (remaining.length > 0 || writtenOffer !== null)) {
    await tx
      .delete(transactionOffers)
      .where(and(eq(transactionOffers.transactionId, id), eq(transactionOffers.publicationId, publicationId)));
    await tx.update(transactions).set({ updatedAt, remindersSent: 0 }).where(eq(transactions.id, id));
    await addOfferVersion(tx, transaction, items, role, updatedAt);
    return null;
  }
  await tx
    .update(transactions)
    .set({
      status: "rejected",
      closedBy: role,
      closeReason: "publication_deactivated",
      updatedAt,
    })
    .where(eq(transactions.id, id));
  await recordEvents(tx, [{ transactionId: id, kind: "rejected", actor: role }], updatedAt);
  await revertRatings(tx, id);
  const bookingNotifications = await endWithTransaction(tx, transaction, { to: "rejected", endedBy: role }, now);
  await endAmendmentOf(tx, id, now);
  await markEndedRead(tx, [transaction]);
  await endMeetingOf(tx, id, now);
  const freed = await tx
    .delete(reservations)
    .where(eq(reservations.transactionId, id))
    .returning({ id: reservations.publicationId });
  // While they were reserved, no user was notified of them.
  for (const { id: freedId } of freed) if (freedId !== publicationId) await scheduleMatching(tx, freedId, now);
  return bookingNotifications;
}

function notificationOf(transaction: TransactionRow, role: Role): NotificationInput {
  const isOwner = role === "owner";
  return {
    userId: isOwner ? transaction.interestedId : transaction.ownerId,
    type: isOwner && transaction.status === "active" ? "rejected_proposal" : "exchange_rejected",
    transactionId: transaction.id,
    extra: { reason: "publication_deactivated" },
  };
}

async function eventsOf(
  tx: Db,
  now: Date,
  { id, ownerId, interestedId }: TransactionRow,
  event: "update" | "remove",
): Promise<CableEvent[]> {
  const [chat] = await tx
    .update(chats)
    .set({ updatedAt: now })
    .where(eq(chats.transactionId, id))
    .returning({ id: chats.id });
  return [ownerId, interestedId].flatMap((userId): CableEvent[] => [
    ...(chat ? [{ kind: "chat", userId, chatId: chat.id, event } as const] : []),
    { kind: "request", userId, transactionId: id },
  ]);
}
