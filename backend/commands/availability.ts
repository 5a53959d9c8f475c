import { and, asc, eq, exists, inArray, or } from "drizzle-orm";
import { liveStatuses } from "../../rules/transaction";
import type { Db } from "../db/client";
import { chats, jobs, publications, reservations, transactionOffers, transactions } from "../db/schema";
import { offeredIds } from "../db/transactions";
import type { TransactionRow } from "../db/transactions";
import { notFound, unprocessable } from "../errors";
import { atomically } from "./atomically";
import { holdActive } from "./holdActive";
import { notify } from "./notify";
import type { Notice } from "./notify";
import type { CableEvent } from "./outbox";
import { uncountRatings } from "./rate";
import { isHeld } from "./reports";

export const availabilityMessages = {
  notFound: "Publicación no encontrada",
  bound: "No puedes desactivarla: hay un cambio confirmado o en reclamo con esta publicación",
  inReview: "Esta publicación está en revisión",
  finished: "Esta publicación ya se cambió",
};

/**
 * Takes an own publication from view (decision T10): what is only proposed or agreed with it ends, where it was offered it leaves the offer.
 * Again has no effect. Throws HttpError 404 for others, 422 while a confirmation or a claim is open.
 */
export function deactivate(db: Db, now: Date, viewerId: number, publicationId: number): Promise<void> {
  return atomically(db, async (tx) => {
    const current = await lockOwn(tx, viewerId, publicationId);
    if (current.status === "inactive") return;
    if (current.status !== "Activo")
      throw unprocessable(current.status === "waiting" ? availabilityMessages.inReview : availabilityMessages.finished);
    const live = await lockLive(tx, publicationId);
    if (live.some(({ status }) => status !== "active" && status !== "accepted"))
      throw unprocessable(availabilityMessages.bound);
    await tx.update(publications).set({ status: "inactive", updatedAt: now }).where(eq(publications.id, publicationId));
    const notices: Notice[] = [];
    const events: CableEvent[] = [];
    for (const transaction of live) {
      const ended = await withdraw(tx, now, transaction, publicationId);
      if (ended) notices.push(noticeOf(transaction, publicationId));
      events.push(...(await eventsOf(tx, now, transaction, ended ? "remove" : "update")));
    }
    await notify(tx, notices, events);
  });
}

/** Shows an own publication again; one that the review never passed, or returned, or that people reported, goes to it first. Again has no effect. Throws HttpError 404 and 422. */
export function activate(
  db: Db,
  now: Date,
  reviewAt: Date | null,
  viewerId: number,
  publicationId: number,
): Promise<void> {
  return atomically(db, async (tx) => {
    const current = await lockOwn(tx, viewerId, publicationId);
    if (current.status === "finished") throw unprocessable(availabilityMessages.finished);
    if (current.status !== "inactive") return;
    await holdActive(tx, viewerId);
    const isApproved =
      current.approvedAt !== null && current.reviewReason === null && !(await isHeld(tx, publicationId));
    await tx
      .update(publications)
      .set({ status: isApproved ? "Activo" : "waiting", updatedAt: now })
      .where(eq(publications.id, publicationId));
    if (isApproved) return;
    if (reviewAt)
      await tx.insert(jobs).values({ kind: "review", subjectId: publicationId, dueAt: reviewAt }).onConflictDoNothing();
    await notify(tx, [{ userId: viewerId, type: "publication_waiting_approval", publicationId }]);
  });
}

async function lockOwn(tx: Db, viewerId: number, publicationId: number) {
  const [publication] = await tx
    .select()
    .from(publications)
    .where(and(eq(publications.id, publicationId), eq(publications.ownerId, viewerId)))
    .for("update");
  if (!publication) throw notFound(availabilityMessages.notFound);
  return publication;
}

/** What binds somebody about it, asked for or offered. */
function lockLive(tx: Db, publicationId: number): Promise<TransactionRow[]> {
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

/** Whether it ends: an agreement cannot be kept without one of its things, a proposal can while something is left in it. */
async function withdraw(tx: Db, now: Date, transaction: TransactionRow, publicationId: number): Promise<boolean> {
  const { id, status, writtenOffer } = transaction;
  const updatedAt = new Date(Math.max(now.getTime(), transaction.updatedAt.getTime() + 1));
  const isAsked = transaction.publicationId === publicationId;
  const rest = isAsked ? [] : (await offeredIds(tx, id)).filter((offered) => offered !== publicationId);
  if (!isAsked && status === "active" && (rest.length > 0 || writtenOffer !== null)) {
    await tx
      .delete(transactionOffers)
      .where(and(eq(transactionOffers.transactionId, id), eq(transactionOffers.publicationId, publicationId)));
    await tx.update(transactions).set({ updatedAt }).where(eq(transactions.id, id));
    return false;
  }
  await tx
    .update(transactions)
    .set({
      status: "rejected",
      closedBy: isAsked ? "owner" : "interested",
      closeReason: "publication_deactivated",
      updatedAt,
    })
    .where(eq(transactions.id, id));
  await uncountRatings(tx, id);
  await tx.delete(reservations).where(eq(reservations.transactionId, id));
  return true;
}

function noticeOf(transaction: TransactionRow, publicationId: number): Notice {
  const isAsked = transaction.publicationId === publicationId;
  return {
    userId: isAsked ? transaction.interestedId : transaction.ownerId,
    type: isAsked && transaction.status === "active" ? "rejected_proposal" : "exchange_rejected",
    transactionId: transaction.id,
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
