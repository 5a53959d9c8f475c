import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import type { Db } from "../db/client";
import { findOpenAmendment } from "../db/amendments";
import type { AmendmentRow } from "../db/amendments";
import { listItems } from "../db/offers";
import { amendments } from "../db/schema/amendments";
import { chats } from "../db/schema/chats";
import { publications } from "../db/schema/publications";
import { reservations, transactions } from "../db/schema/transactions";
import type { TransactionRow } from "../db/transactions";
import type { AmendmentEvent } from "../../rules/amendment";
import { amendmentTexts } from "../../rules/amendment";
import type { TransactionRole } from "../../rules/transaction";
import { conflict, invalidFields, notFound, unprocessable, usedRequestId } from "../errors";
import { otherRole, roleOf } from "../policies/transaction";
import { freezeAgreement } from "./agreements";
import { notify } from "./notify";
import type { NotificationInput } from "./notify";
import { scheduleNudge } from "./nudge";
import { markRequestRead, markTurnRead } from "./turnNotifications";
import {
  checkOffer,
  eventsFor,
  idsOf,
  isSameOffer,
  orderOffer,
  spendOfferChange,
  termsOf,
  writeOffer,
} from "./offerTerms";
import type { Offer } from "./offerTerms";
import { recordEvents } from "./recordEvents";
import { runAtomically } from "./runAtomically";
import { lockPublications, transactionMessages } from "./transactionItems";
import type { LockedPublication } from "./transactionItems";

interface AmendmentRequest {
  viewerId: number;
  transactionId: number;
  /** Made by the client once per request. */
  requestId: string | null;
  /** The version that its sender has read, and wants to replace. */
  offerVersion: number;
  offer: Offer;
}

/**
 * Asks the other party for a change of what was agreed on; nothing changes before they accept. One is open at a time.
 * Safe to repeat. Throws HttpError 404 for strangers, 409, 422, 429.
 */
export function requestAmendment(db: Db, now: Date, request: AmendmentRequest): Promise<void> {
  const { viewerId, transactionId, requestId, offerVersion } = request;
  return runAtomically(db, async (tx) => {
    const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId));
    const role = current && roleOf(current, viewerId);
    if (!current || !role) throw notFound(transactionMessages.notFound);
    const offer = orderOffer(request.offer);
    const locked = await lockPublications(tx, [current.publicationId, ...idsOf(offer)], "share");
    const transaction = await lockTransaction(tx, transactionId);
    if (await isRepeat(tx, request, offer, role)) return;
    if (transaction.status !== "accepted") throw unprocessable(amendmentTexts.notAgreed);
    const open = await findOpenAmendment(tx, transactionId);
    if (open) {
      // Asked for again without a request's id.
      if (open.author === role && isSameRequest(open, offer, offerVersion)) return;
      throw conflict(amendmentTexts.alreadyOpen);
    }
    if (transaction.offerVersion !== offerVersion) throw invalidFields({ offer_version: [amendmentTexts.changed] });
    if (isSameOffer(offer, transaction, await listItems(tx, transactionId)))
      throw unprocessable(amendmentTexts.unchanged);
    await checkOffer(tx, transaction, role, offer, locked);
    await refuseReserved(tx, transactionId, idsOf(offer));
    await spendOfferChange(tx, viewerId);
    const titles = await loadTitles(tx, idsOf(offer));
    const named = (ids: readonly number[]) => ids.map((id) => ({ id, title: titles.get(id) ?? "" }));
    await tx.insert(amendments).values({
      transactionId,
      author: role,
      requestId,
      offerVersion,
      ...termsOf(offer),
      items: named(offer.publicationIds),
      addedItems: named(offer.addedIds),
      createdAt: now,
    });
    await scheduleNudge(tx, transactionId, now);
    await announce(tx, now, transaction, role, "requested");
  });
}

/**
 * Accepts a change that the other party asked for: reserves what is new, frees what was dropped, and writes the next
 * version of the agreement, all or nothing. Safe to repeat. Returns the number of its transaction. Throws HttpError 404
 * for strangers, 409 where it is not open any more, 422 where it is one's own or something is not free.
 */
export function acceptAmendment(db: Db, now: Date, id: number, viewerId: number): Promise<number> {
  return runAtomically(db, async (tx) => {
    const asked = await findOwn(tx, id, viewerId);
    const { role } = asked;
    const offer = offerOf(asked.amendment);
    // Publications, then the transaction: in the order of every acceptance.
    const locked = await lockPublications(tx, [asked.transaction.publicationId, ...idsOf(offer)], "share");
    const transaction = await lockTransaction(tx, asked.transaction.id);
    const { amendment } = await findOwn(tx, id, viewerId);
    if (amendment.author === role) throw unprocessable(amendmentTexts.own);
    if (amendment.state === "accepted") return transaction.id;
    if (amendment.state !== "open" || transaction.status !== "accepted") throw conflict(amendmentTexts.notOpen);
    if (transaction.offerVersion !== amendment.offerVersion) throw conflict(amendmentTexts.changed);
    await refuseUnavailable(tx, locked, offer, transaction);
    await moveReservations(tx, transaction, locked);
    await tx.update(amendments).set({ state: "accepted", decidedAt: now }).where(eq(amendments.id, id));
    const events = await writeOffer(tx, now, transaction, amendment.author, offer, {
      kind: "amendment_accepted",
      actor: role,
    });
    const [terms] = await tx.select().from(transactions).where(eq(transactions.id, transaction.id));
    if (terms) await freezeAgreement(tx, terms, terms.updatedAt);
    await notify(tx, [notificationOf(transaction, role, "accepted")], events);
    return transaction.id;
  });
}

/**
 * Declines a change that the other party asked for, or takes one's own back; what was agreed on stays. Safe to repeat.
 * Returns the number of its transaction. Throws HttpError 404 for strangers, 409 where it is not open any more.
 */
export function cancelAmendment(db: Db, now: Date, id: number, viewerId: number): Promise<number> {
  return runAtomically(db, async (tx) => {
    const asked = await findOwn(tx, id, viewerId);
    const transaction = await lockTransaction(tx, asked.transaction.id);
    const { amendment, role } = await findOwn(tx, id, viewerId);
    const outcome = amendment.author === role ? "withdrawn" : "declined";
    if (amendment.state === outcome) return transaction.id;
    if (amendment.state !== "open") throw conflict(amendmentTexts.notOpen);
    await tx.update(amendments).set({ state: outcome, decidedAt: now }).where(eq(amendments.id, id));
    await markTurnRead(tx, transaction, role);
    if (outcome === "withdrawn") await markRequestRead(tx, transaction, otherRole(role));
    await announce(tx, now, transaction, role, outcome);
    return transaction.id;
  });
}

/** Ends the open request of an agreement that ends. Call it while the transaction is locked. */
export async function endAmendmentOf(tx: Db, transactionId: number, now: Date): Promise<void> {
  await tx
    .update(amendments)
    .set({ state: "ended", decidedAt: now })
    .where(and(eq(amendments.transactionId, transactionId), eq(amendments.state, "open")));
}

async function lockTransaction(tx: Db, id: number): Promise<TransactionRow> {
  const [row] = await tx.select().from(transactions).where(eq(transactions.id, id)).for("update");
  if (!row) throw notFound(transactionMessages.notFound);
  return row;
}

async function findOwn(tx: Db, id: number, viewerId: number) {
  const [found] = await tx
    .select({ amendment: amendments, transaction: transactions })
    .from(amendments)
    .innerJoin(transactions, eq(transactions.id, amendments.transactionId))
    .where(eq(amendments.id, id));
  const role = found && roleOf(found.transaction, viewerId);
  if (!found || !role) throw notFound(amendmentTexts.notFound);
  return { ...found, role };
}

const offerOf = (row: AmendmentRow): Offer => ({
  publicationIds: row.items.map(({ id }) => id),
  addedIds: row.addedItems.map(({ id }) => id),
  text: row.writtenOffer,
  complement:
    row.complementCents === null || row.complementPayer === null
      ? null
      : { amountCents: row.complementCents, payer: row.complementPayer },
});

const isSameRequest = (row: AmendmentRow, offer: Offer, offerVersion: number) =>
  row.offerVersion === offerVersion && isSameOffer(offer, row, { offered: row.items, added: row.addedItems });

/** Throws HttpError 409 where the request's id stands for another change. */
async function isRepeat(
  tx: Db,
  { transactionId, requestId, offerVersion }: AmendmentRequest,
  offer: Offer,
  author: TransactionRole,
): Promise<boolean> {
  if (requestId === null) return false;
  const [found] = await tx
    .select()
    .from(amendments)
    .where(
      and(
        eq(amendments.transactionId, transactionId),
        eq(amendments.author, author),
        eq(amendments.requestId, requestId),
      ),
    );
  if (!found) return false;
  if (!isSameRequest(found, offer, offerVersion)) throw usedRequestId(amendmentTexts.otherRequest);
  return true;
}

async function loadTitles(tx: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: publications.id, title: publications.title })
    .from(publications)
    .where(inArray(publications.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** Throws HttpError 422 with the title of the first thing that another agreement holds. */
async function refuseReserved(tx: Db, transactionId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select({ transactionId: reservations.transactionId, title: publications.title })
    .from(reservations)
    .innerJoin(publications, eq(publications.id, reservations.publicationId))
    .where(inArray(reservations.publicationId, [...ids]))
    .orderBy(asc(publications.id));
  const taken = rows.find((row) => row.transactionId !== transactionId);
  if (taken) throw unprocessable(amendmentTexts.taken(taken.title));
}

/** Throws HttpError 422 with the title of the first thing that its owner, or the review, has hidden since. */
async function refuseUnavailable(
  tx: Db,
  locked: readonly LockedPublication[],
  offer: Offer,
  { ownerId, interestedId }: TransactionRow,
): Promise<void> {
  const isFree = (userId: number) => (id: number) =>
    locked.some((item) => item.id === id && item.ownerId === userId && item.status === "Activo");
  const gone =
    offer.publicationIds.find((id) => !isFree(interestedId)(id)) ?? offer.addedIds.find((id) => !isFree(ownerId)(id));
  if (gone !== undefined)
    throw unprocessable(amendmentTexts.unavailable((await loadTitles(tx, [gone])).get(gone) ?? ""));
}

/** The same things as before stay reserved all the time; the primary key decides about the new ones. */
async function moveReservations(tx: Db, { id }: TransactionRow, items: readonly LockedPublication[]): Promise<void> {
  const ids = items.map((item) => item.id);
  await tx
    .insert(reservations)
    .values(ids.map((publicationId) => ({ publicationId, transactionId: id })))
    .onConflictDoNothing();
  await refuseReserved(tx, id, ids);
  await tx
    .delete(reservations)
    .where(and(eq(reservations.transactionId, id), notInArray(reservations.publicationId, ids)));
}

const notificationOf = (
  { id, ownerId, interestedId }: TransactionRow,
  actor: TransactionRole,
  event: AmendmentEvent,
): NotificationInput => ({
  userId: actor === "owner" ? interestedId : ownerId,
  type: "modified_proposal",
  transactionId: id,
  extra: { amendment: event },
});

async function announce(
  tx: Db,
  now: Date,
  transaction: TransactionRow,
  actor: TransactionRole,
  event: Exclude<AmendmentEvent, "accepted">,
): Promise<void> {
  const transactionId = transaction.id;
  await recordEvents(tx, [{ transactionId, kind: `amendment_${event}`, actor }], now);
  const [chat] = await tx
    .update(chats)
    .set({ updatedAt: now })
    .where(eq(chats.transactionId, transactionId))
    .returning({ id: chats.id });
  await notify(
    tx,
    [notificationOf(transaction, actor, event)],
    eventsFor([transaction.ownerId, transaction.interestedId], transactionId, chat?.id, "update"),
  );
}
