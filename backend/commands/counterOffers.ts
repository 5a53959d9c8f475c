import { and, eq } from "drizzle-orm";
import { accepterOf } from "../../rules/transaction";
import type { Db } from "../db/client";
import { listItems } from "../db/offers";
import { transactions } from "../db/schema/transactions";
import { notFound, unprocessable } from "../errors";
import { roleOf } from "../policies/transaction";
import { applyStatus } from "./changeStatus";
import type { CompletionRules } from "./changeStatus";
import { notify } from "./notify";
import { scheduleNudge } from "./nudge";
import { changedOffer, checkOffer, idsOf, isSameOffer, orderOffer, spendOfferChange, writeOffer } from "./offerTerms";
import type { Offer } from "./offerTerms";
import { modificationNotifications } from "./offerVersions";
import { proposalMessages } from "./proposals";
import { runAtomically } from "./runAtomically";
import { lockPublications, transactionMessages } from "./transactionItems";

const maxRounds = 10;

const counterOfferMessages = {
  unchanged: "No cambiaste nada: puedes aceptar la propuesta como está",
};

interface CounterOffer {
  viewerId: number;
  transactionId: number;
  /** The version that its sender has read, and answers. */
  offerVersion: number;
  offer: Offer;
}

/**
 * Writes the next version of a proposal, by either side, while it is active; the other one has to answer. Of several at
 * once that answer the same version one is written; the same again has no effect. Throws HttpError 404 for strangers,
 * 429 beyond the hourly limit, 422 otherwise.
 */
export function makeCounterOffer(
  db: Db,
  now: Date,
  { viewerId, transactionId, offerVersion, offer: written }: CounterOffer,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId));
    const role = current && roleOf(current, viewerId);
    if (!current || !role) throw notFound(transactionMessages.notFound);
    const offer = orderOffer(written);
    const publications = await lockPublications(tx, [current.publicationId, ...idsOf(offer)], "share");
    const [locked] = await tx
      .select()
      .from(transactions)
      .where(and(eq(transactions.id, transactionId), eq(transactions.status, "active")))
      .for("update");
    if (!locked) throw unprocessable(proposalMessages.notEditable);
    const isSame = isSameOffer(offer, locked, await listItems(tx, transactionId));
    const isRepeat = isSame && locked.offerAuthor === role && locked.offerVersion === offerVersion + 1;
    if (isRepeat) return;
    if (locked.offerVersion !== offerVersion) throw changedOffer();
    await checkOffer(tx, locked, role, offer, publications);
    if (isSame && locked.offerAuthor === role) return;
    if (isSame) throw unprocessable(counterOfferMessages.unchanged);
    await spendOfferChange(tx, viewerId);
    const events = await writeOffer(tx, now, locked, role, offer);
    await scheduleNudge(tx, transactionId, now);
    await notify(tx, await modificationNotifications(tx, locked, role), events);
  });
}

/**
 * Accepts the last version of a proposal by the side that has not written it, and with it reserves what both give.
 * Repeating has no effect. Throws HttpError 404 for strangers, 422 where the version is not the last one, is the
 * viewer's own, or is not open any more.
 */
export function acceptVersion(
  db: Db,
  rules: CompletionRules,
  viewerId: number,
  transactionId: number,
  offerVersion: number,
): Promise<void> {
  return runAtomically(db, async (tx) => {
    for (let round = 0; round < maxRounds; round++) {
      const [current] = await tx.select().from(transactions).where(eq(transactions.id, transactionId));
      const role = current && roleOf(current, viewerId);
      if (!current || !role) throw notFound(transactionMessages.notFound);
      if (current.offerVersion !== offerVersion) throw changedOffer();
      if (role !== accepterOf(current.offerAuthor)) throw unprocessable(transactionMessages.ownVersion);
      // A repeat: it is done already.
      if (current.status === "accepted") return;
      if (current.status !== "active") throw unprocessable(transactionMessages.otherStatus);
      if (await applyStatus(tx, rules, current, "accepted", role)) return;
    }
    throw unprocessable(transactionMessages.busy);
  });
}
