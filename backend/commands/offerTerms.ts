import { and, eq, inArray } from "drizzle-orm";
import { checkOfferPresence } from "../../rules/proposal";
import type { Complement } from "../../rules/proposal";
import type { TransactionRole as Role } from "../../rules/transaction";
import { spendAttempt } from "../db/attempts";
import type { Db } from "../db/client";
import { listItems } from "../db/offers";
import type { TransactionItems } from "../db/offers";
import { isReadableTo } from "../db/publications";
import { chats } from "../db/schema/chats";
import { publications } from "../db/schema/publications";
import { transactionOffers, transactions } from "../db/schema/transactions";
import type { TransactionRow } from "../db/transactions";
import { invalidFields, unprocessable } from "../errors";
import { transactionMessages } from "./transactionItems";
import { markTurnRead } from "./turnNotifications";
import { addOfferVersion } from "./offerVersions";
import type { VersionEvent } from "./offerVersions";
import type { CableEvent } from "./outbox";
import type { LockedPublication } from "./transactionItems";

/** What both sides of a transaction give, beside the publication that is asked for. */
export interface Offer {
  /** Of the interested party. */
  publicationIds: number[];
  /** Of the owner. */
  addedIds: number[];
  /** What the interested party gives in words: trimmed; null without any. */
  text: string | null;
  complement: Complement | null;
}

const offerMessages = {
  offers: "Solo puedes ofrecer publicaciones tuyas que estén activas",
  unavailable: "Una de las publicaciones ya no está disponible",
};

/** The offer is another one than the version that was read. */
export const changedOffer = () => invalidFields({ offer_version: [transactionMessages.changed] });

const hourlyLimit = { count: 60, minutes: 60 };

/** Changes of offers, by whichever side: each notifies the other one. */
export const spendOfferChange = (tx: Db, userId: number) => spendAttempt(tx, `proposal:${userId}`, hourlyLimit);

const inOrder = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);

/** The same offer with each publication once, in order of id. */
export const orderOffer = (offer: Offer): Offer => ({
  ...offer,
  publicationIds: inOrder(offer.publicationIds),
  addedIds: inOrder(offer.addedIds),
});

/** Of both sides, the offered ones first. */
export const idsOf = ({ publicationIds, addedIds }: Offer): number[] => [...publicationIds, ...addedIds];

interface Parties {
  publicationId: number;
  ownerId: number;
  interestedId: number;
}

/**
 * Checks that a party may write these terms: every publication is active and belongs to its side, and the other party's
 * are not withheld from the author. `locked` are the publications that the offer names. Throws HttpError 422.
 */
export async function checkOffer(
  tx: Db,
  { publicationId, ownerId, interestedId }: Parties,
  writer: Role,
  offer: Offer,
  locked: readonly LockedPublication[],
): Promise<void> {
  const refusal = checkOfferPresence(offer.publicationIds.length, offer.text ?? "");
  if (refusal) throw invalidFields({ publication_interesteds_ids: [refusal] });
  const isActiveOf = (userId: number) => (id: number) =>
    locked.some((item) => item.id === id && item.ownerId === userId && item.status === "Activo");
  const isOffered = offer.publicationIds.every(isActiveOf(interestedId));
  const isAdded = offer.addedIds.every((id) => id !== publicationId && isActiveOf(ownerId)(id));
  const [ofOthers, viewerId, isOwnGiven, isOtherGiven] =
    writer === "owner"
      ? [offer.publicationIds, ownerId, isAdded, isOffered]
      : [offer.addedIds, interestedId, isOffered, isAdded];
  if (!isOwnGiven) throw unprocessable(offerMessages.offers);
  if (!isOtherGiven || !(await areReadable(tx, viewerId, ofOthers))) throw unprocessable(offerMessages.unavailable);
}

async function areReadable(tx: Db, viewerId: number, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(and(inArray(publications.id, [...ids]), isReadableTo(viewerId)));
  return found.length === ids.length;
}

/** What a transaction says now, with these publications and words of the interested party. */
export const offerWith = (
  { publicationIds, text }: Pick<Offer, "publicationIds" | "text">,
  { complementCents, complementPayer }: Terms,
  { added }: TransactionItems,
): Offer =>
  orderOffer({
    publicationIds,
    text,
    addedIds: added.map(({ id }) => id),
    complement:
      complementCents === null || complementPayer === null
        ? null
        : { amountCents: complementCents, payer: complementPayer },
  });

type Terms = Pick<TransactionRow, "writtenOffer" | "complementCents" | "complementPayer">;

const isSame = (ids: readonly number[], list: readonly { id: number }[]) =>
  ids.length === list.length && ids.every((id, index) => id === list[index]?.id);

/** Whether a transaction already says the same; `offer` is in order. */
export function isSameOffer(offer: Offer, terms: Terms, items: TransactionItems): boolean {
  return (
    terms.writtenOffer === offer.text &&
    terms.complementCents === (offer.complement?.amountCents ?? null) &&
    terms.complementPayer === (offer.complement?.payer ?? null) &&
    isSame(offer.publicationIds, items.offered) &&
    isSame(offer.addedIds, items.added)
  );
}

/** As columns of the transaction and of each version of its offer. */
export const termsOf = ({ text, complement }: Offer): Terms => ({
  writtenOffer: text,
  complementCents: complement?.amountCents ?? null,
  complementPayer: complement?.payer ?? null,
});

/**
 * Writes the next version of a locked transaction, and what happened by it. Returns the live events of its parties.
 */
export async function writeOffer(
  tx: Db,
  now: Date,
  locked: TransactionRow,
  author: Role,
  offer: Offer,
  event: VersionEvent = { kind: "modified", actor: author },
): Promise<CableEvent[]> {
  const transactionId = locked.id;
  const itemsBefore = await listItems(tx, transactionId);
  const changedAt = new Date(Math.max(now.getTime(), locked.updatedAt.getTime() + 1));
  await tx
    .update(transactions)
    .set({ ...termsOf(offer), offerAuthor: author, updatedAt: changedAt, remindersSent: 0 })
    .where(eq(transactions.id, transactionId));
  await tx.delete(transactionOffers).where(eq(transactionOffers.transactionId, transactionId));
  await insertItems(tx, transactionId, offer);
  await addOfferVersion(tx, locked, itemsBefore, author, changedAt, event);
  await markTurnRead(tx, locked, event.actor);
  const [chat] = await tx
    .update(chats)
    .set({ updatedAt: now })
    .where(eq(chats.transactionId, transactionId))
    .returning({ id: chats.id });
  return eventsFor([locked.ownerId, locked.interestedId], transactionId, chat?.id, "update");
}

/** Writes the publications that an offer names. Call it once per transaction. */
export async function insertItems(tx: Db, transactionId: number, offer: Offer): Promise<void> {
  const ids = idsOf(offer);
  if (ids.length > 0)
    await tx.insert(transactionOffers).values(ids.map((publicationId) => ({ transactionId, publicationId })));
}

/** Each user's chat and list of transactions change. */
export const eventsFor = (
  userIds: readonly number[],
  transactionId: number,
  chatId: number | undefined,
  event: "create" | "update",
) =>
  userIds.flatMap((userId): CableEvent[] => [
    ...(chatId ? [{ kind: "chat", userId, chatId, event } as const] : []),
    { kind: "request", userId, transactionId },
  ]);
