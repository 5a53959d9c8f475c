import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { liveStatuses } from "../../rules/transaction";
import { spendAttempt } from "../db/attempts";
import { isBlockedBetween } from "../db/blocks";
import type { Db } from "../db/client";
import { isReadable } from "../db/publications";
import { chats } from "../db/schema/chats";
import { transactionOffers, transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { findLiveTransaction } from "../db/transactions";
import { listOfferedIds, listOffers } from "../db/offers";
import { invalidFields, notFound, unauthorized, unprocessable } from "../errors";
import { checkOfferPresence } from "../../rules/proposal";
import { roleOf } from "../policies/transaction";
import { scheduleExpiry } from "./expireTransaction";
import { runAtomically } from "./runAtomically";
import { lockPublications, transactionMessages } from "./transactionItems";
import type { LockedPublication } from "./transactionItems";
import { notify } from "./notify";
import { addOfferVersion, modificationNotices } from "./offerVersions";
import type { CableEvent } from "./outbox";

export const proposalMessages = {
  publicationNotFound: "Publicación no encontrada",
  own: "No puedes proponer un cambio por tu propia publicación",
  unavailable: "Esta publicación ya no está disponible",
  withheld: "Esta publicación es Contenido Premium: actívalo para proponer un cambio",
  unconfirmed: "Confirma tu cuenta para proponer cambios",
  offers: "Solo puedes ofrecer publicaciones tuyas que estén activas",
  secondLive: "Ya tienes una propuesta para esta publicación: puedes modificarla",
  notEditable: "La propuesta ya no se puede modificar",
};

const hourlyLimit = { count: 60, minutes: 60 };

interface Offer {
  publicationIds: number[];
  /** Trimmed; null without words. */
  text: string | null;
}

/**
 * Proposes an exchange and opens its chat. One live proposal per user and publication; the same offer again finds the
 * first one. Returns the transaction's id. Throws HttpError 404 and 422.
 */
export function createProposal(
  db: Db,
  now: Date,
  viewerId: number,
  publicationId: number,
  offer: Offer,
): Promise<number> {
  return runAtomically(db, async (tx) => {
    const ids = [...new Set(offer.publicationIds)].sort((a, b) => a - b);
    const locked = await lockPublications(tx, [publicationId, ...ids], "share");
    const target = locked.find((item) => item.id === publicationId);
    if (!target) throw notFound(proposalMessages.publicationNotFound);
    const repeatedId = await findSame(tx, publicationId, viewerId, { ...offer, publicationIds: ids });
    if (repeatedId !== null) return repeatedId;
    await checkTarget(tx, target, viewerId);
    checkOffer(locked, viewerId, { ...offer, publicationIds: ids });
    const [created] = await tx
      .insert(transactions)
      .values({
        publicationId,
        ownerId: target.ownerId,
        interestedId: viewerId,
        writtenOffer: offer.text,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({
        target: [transactions.publicationId, transactions.interestedId],
        where: sql.raw(`status in (${liveStatuses.map((s) => `'${s}'`).join(",")})`),
      })
      .returning({ id: transactions.id });
    // A concurrent request came first: a double click, or another tab.
    if (!created) {
      const repeatedId = await findSame(tx, publicationId, viewerId, { ...offer, publicationIds: ids });
      if (repeatedId === null) throw unprocessable(proposalMessages.secondLive);
      return repeatedId;
    }
    if (ids.length > 0)
      await tx.insert(transactionOffers).values(ids.map((id) => ({ transactionId: created.id, publicationId: id })));
    await scheduleExpiry(tx, created.id, now);
    const [chat] = await tx
      .insert(chats)
      .values({ transactionId: created.id, ownerId: target.ownerId, interestedId: viewerId, updatedAt: now })
      .returning({ id: chats.id });
    await notify(
      tx,
      [{ userId: target.ownerId, type: "new_change", transactionId: created.id }],
      eventsFor([target.ownerId, viewerId], created.id, chat?.id, "create"),
    );
    return created.id;
  });
}

/**
 * Changes the offer of an own proposal while it is active; the owner is notified. Throws HttpError 404 for strangers,
 * 429 beyond the hourly limit, 422 otherwise.
 */
export function updateProposal(
  db: Db,
  now: Date,
  viewerId: number,
  transactionId: number,
  offer: Offer,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId));
    const role = current && roleOf(current, viewerId);
    if (!current || !role) throw notFound(transactionMessages.notFound);
    if (role !== "interested" || current.status !== "active") throw unprocessable(proposalMessages.notEditable);
    const ids = [...new Set(offer.publicationIds)].sort((a, b) => a - b);
    checkOffer(await lockPublications(tx, [current.publicationId, ...ids], "share"), viewerId, {
      ...offer,
      publicationIds: ids,
    });
    const [locked] = await tx
      .select()
      .from(transactions)
      .where(and(eq(transactions.id, transactionId), eq(transactions.status, "active")))
      .for("update");
    if (!locked) throw unprocessable(proposalMessages.notEditable);
    const itemsBefore = await listOffers(tx, transactionId);
    const idsBefore = itemsBefore.map(({ id }) => id);
    if (locked.writtenOffer === offer.text && isSame(idsBefore, ids)) return;
    await spendAttempt(tx, `proposal:${viewerId}`, hourlyLimit);
    const changedAt = new Date(Math.max(now.getTime(), locked.updatedAt.getTime() + 1));
    await tx
      .update(transactions)
      .set({ writtenOffer: offer.text, updatedAt: changedAt, remindersSent: 0 })
      .where(eq(transactions.id, transactionId));
    await tx.delete(transactionOffers).where(eq(transactionOffers.transactionId, transactionId));
    if (ids.length > 0)
      await tx.insert(transactionOffers).values(ids.map((id) => ({ transactionId, publicationId: id })));
    await addOfferVersion(tx, locked, itemsBefore, changedAt);
    const [chat] = await tx
      .update(chats)
      .set({ updatedAt: now })
      .where(eq(chats.transactionId, transactionId))
      .returning({ id: chats.id });
    await notify(
      tx,
      await modificationNotices(tx, current),
      eventsFor([current.ownerId, current.interestedId], transactionId, chat?.id, "update"),
    );
  });
}

async function checkTarget(tx: Db, target: LockedPublication, viewerId: number) {
  if (target.ownerId === viewerId) throw unprocessable(proposalMessages.own);
  const people = await tx
    .select({ id: users.id, active: users.active, confirmedAt: users.confirmedAt })
    .from(users)
    // Locked, so that neither account is deactivated before this proposal can be seen.
    .where(inArray(users.id, [target.ownerId, viewerId]))
    .orderBy(asc(users.id))
    .for("share");
  const viewer = people.find((person) => person.id === viewerId);
  if (!viewer?.active) throw unauthorized();
  if (!viewer.confirmedAt) throw unprocessable(proposalMessages.unconfirmed);
  if (await isBlockedBetween(tx, target.ownerId, viewerId)) throw unprocessable(proposalMessages.unavailable);
  if (!(await isReadable(tx, viewerId, target.id))) throw unprocessable(proposalMessages.withheld);
  if (target.status !== "Activo" || !people.find((person) => person.id === target.ownerId)?.active)
    throw unprocessable(proposalMessages.unavailable);
}

function checkOffer(locked: readonly LockedPublication[], viewerId: number, offer: Offer) {
  const refusal = checkOfferPresence(offer.publicationIds.length, offer.text ?? "");
  if (refusal) throw invalidFields({ publication_interesteds_ids: [refusal] });
  const isOwn = (id: number) =>
    locked.some((item) => item.id === id && item.ownerId === viewerId && item.status === "Activo");
  if (!offer.publicationIds.every(isOwn)) throw unprocessable(proposalMessages.offers);
}

/**
 * The live proposal with this very offer; null without a live one. Throws 422 when the live one offers something else.
 */
async function findSame(tx: Db, publicationId: number, viewerId: number, offer: Offer): Promise<number | null> {
  const live = await findLiveTransaction(tx, publicationId, viewerId);
  if (!live) return null;
  const isRepeat = live.writtenOffer === offer.text && isSame(await listOfferedIds(tx, live.id), offer.publicationIds);
  if (!isRepeat) throw unprocessable(proposalMessages.secondLive);
  return live.id;
}

const isSame = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const eventsFor = (
  userIds: readonly number[],
  transactionId: number,
  chatId: number | undefined,
  event: "create" | "update",
) =>
  userIds.flatMap((userId): CableEvent[] => [
    ...(chatId ? [{ kind: "chat", userId, chatId, event } as const] : []),
    { kind: "request", userId, transactionId },
  ]);
