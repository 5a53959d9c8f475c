import { and, asc, eq, inArray } from "drizzle-orm";
import { proposalTexts } from "../../rules/proposal";
import { hasBlocked, isBlockedBetween } from "../db/blocks";
import type { Db } from "../db/client";
import { isReadable } from "../db/publications";
import { chats } from "../db/schema/chats";
import { transactions } from "../db/schema/transactions";
import { users } from "../db/schema/users";
import { findLiveTransaction } from "../db/transactions";
import { listItems } from "../db/offers";
import { notFound, unauthorized, unprocessable, usedRequestId } from "../errors";
import { roleOf } from "../policies/transaction";
import { requestHashOf } from "../requestId";
import { scheduleExpiry } from "./expireTransaction";
import { runAtomically } from "./runAtomically";
import { lockPublications, transactionMessages } from "./transactionItems";
import type { LockedPublication } from "./transactionItems";
import { notify } from "./notify";
import {
  changedOffer,
  checkOffer,
  eventsFor,
  idsOf,
  insertItems,
  isSameOffer,
  offerWith,
  orderOffer,
  spendOfferChange,
  termsOf,
  writeOffer,
} from "./offerTerms";
import type { Offer } from "./offerTerms";
import { modificationNotifications } from "./offerVersions";

/** Why a proposal is neither made nor changed. */
export const proposalMessages = {
  publicationNotFound: "Publicación no encontrada",
  own: "No puedes proponer un cambio por tu propia publicación",
  unavailable: "Esta publicación ya no está disponible",
  withheld: "Esta publicación es de una categoría Premium: con Premium puedes proponer un cambio",
  unconfirmed: "Confirma tu correo para poder proponer",
  notEditable: "La propuesta ya no se puede modificar",
  otherProposal: "Esta solicitud ya se usó para otra propuesta",
};

interface Proposal {
  viewerId: number;
  publicationId: number;
  offer: Offer;
  /** Made by the client once per proposal. */
  requestId: string | null;
}

/**
 * Proposes an exchange and opens its chat. One live proposal per user and publication; the same request again, or the
 * same offer, finds the first one. Returns the transaction's id. Throws HttpError 404, 409 and 422.
 */
export function createProposal(
  db: Db,
  now: Date,
  { viewerId, publicationId, requestId, ...written }: Proposal,
): Promise<number> {
  const offer = orderOffer(written.offer);
  const requestHash = requestHashOf([publicationId, offer]);
  return runAtomically(db, async (tx) => {
    const earlierId = await findByRequest(tx, viewerId, requestId, requestHash);
    if (earlierId !== null) return earlierId;
    const locked = await lockPublications(tx, [publicationId, ...idsOf(offer)], "share");
    const target = locked.find((item) => item.id === publicationId);
    if (!target) throw notFound(proposalMessages.publicationNotFound);
    const repeatedId = await findSame(tx, publicationId, viewerId, offer);
    if (repeatedId !== null) return repeatedId;
    await checkTarget(tx, target, viewerId);
    const parties = { publicationId, ownerId: target.ownerId, interestedId: viewerId };
    await checkOffer(tx, parties, "interested", offer, locked);
    const [created] = await tx
      .insert(transactions)
      .values({ ...parties, ...termsOf(offer), requestId, requestHash, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: transactions.id });
    // A concurrent request came first: a double click, or another tab.
    if (!created) {
      const repeatedId =
        (await findByRequest(tx, viewerId, requestId, requestHash)) ??
        (await findSame(tx, publicationId, viewerId, offer));
      if (repeatedId === null) throw unprocessable(proposalTexts.secondLive);
      return repeatedId;
    }
    await insertItems(tx, created.id, offer);
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

interface ProposalChange extends Pick<Offer, "publicationIds" | "text"> {
  viewerId: number;
  transactionId: number;
  /** The version that its sender has read; null from clients that know none. */
  offerVersion: number | null;
}

/**
 * Changes what the interested party gives in an own proposal while it is active: what the owner adds, and money, stay.
 * The owner is notified. The same again has no effect. Throws HttpError 404 for strangers, 429 beyond the hourly limit,
 * 422 otherwise, so where the owner has made a counter-offer that was not read.
 */
export function updateProposal(
  db: Db,
  now: Date,
  { viewerId, transactionId, offerVersion, ...given }: ProposalChange,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId));
    const role = current && roleOf(current, viewerId);
    if (!current || !role) throw notFound(transactionMessages.notFound);
    if (role !== "interested" || current.status !== "active") throw unprocessable(proposalMessages.notEditable);
    const expected = offerWith(given, current, await listItems(tx, transactionId));
    const publications = await lockPublications(tx, [current.publicationId, ...idsOf(expected)], "share");
    const [locked] = await tx
      .select()
      .from(transactions)
      .where(and(eq(transactions.id, transactionId), eq(transactions.status, "active")))
      .for("update");
    if (!locked) throw unprocessable(proposalMessages.notEditable);
    const items = await listItems(tx, transactionId);
    const offer = offerWith(given, locked, items);
    const isOwn = locked.offerAuthor === role;
    if (isOwn && isSameOffer(offer, locked, items)) return;
    if (offerVersion === null ? !isOwn : offerVersion !== locked.offerVersion) throw changedOffer();
    await checkOffer(tx, current, role, offer, publications);
    await spendOfferChange(tx, viewerId);
    const events = await writeOffer(tx, now, locked, role, offer);
    await notify(tx, await modificationNotifications(tx, locked, role), events);
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
  const isOwnerActive = people.find((person) => person.id === target.ownerId)?.active === true;
  // What was swapped is named on the wall; of all else that is hidden the viewer does not learn that it exists.
  const isShown = isOwnerActive && (target.status === "Activo" || target.status === "finished");
  if (!isShown || (await hasBlocked(tx, target.ownerId, viewerId)))
    throw notFound(proposalMessages.publicationNotFound);
  if (!viewer.confirmedAt) throw unprocessable(proposalMessages.unconfirmed);
  if (await isBlockedBetween(tx, target.ownerId, viewerId)) throw unprocessable(proposalMessages.unavailable);
  if (!(await isReadable(tx, viewerId, target.id))) throw unprocessable(proposalMessages.withheld);
  if (target.status !== "Activo") throw unprocessable(proposalMessages.unavailable);
}

/** What the same request made before, whatever became of it. Throws 409 where it was another proposal. */
async function findByRequest(
  tx: Db,
  viewerId: number,
  requestId: string | null,
  requestHash: string,
): Promise<number | null> {
  if (requestId === null) return null;
  const [found] = await tx
    .select({ id: transactions.id, requestHash: transactions.requestHash })
    .from(transactions)
    .where(and(eq(transactions.interestedId, viewerId), eq(transactions.requestId, requestId)));
  if (found && found.requestHash !== requestHash) throw usedRequestId(proposalMessages.otherProposal);
  return found?.id ?? null;
}

/**
 * The live proposal with this very offer; null without a live one. Throws 422 when the live one offers something else.
 */
async function findSame(tx: Db, publicationId: number, viewerId: number, offer: Offer): Promise<number | null> {
  const live = await findLiveTransaction(tx, publicationId, viewerId);
  if (!live) return null;
  if (!isSameOffer(offer, live, await listItems(tx, live.id))) throw unprocessable(proposalTexts.secondLive);
  return live.id;
}
