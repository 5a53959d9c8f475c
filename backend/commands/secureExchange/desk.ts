import { eq } from "drizzle-orm";
import { checkArrival, checkSettlement, isBookableStatus, secureExchangeTexts } from "../../../rules/secureExchange";
import type { TransactionRole } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { decisions } from "../../db/schema/decisions";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { transactions } from "../../db/schema/transactions";
import { readShiftStart } from "../../db/secureExchanges";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import { listItemIds } from "../../db/offers";
import { conflict, forbidden, notFound } from "../../errors";
import { roleOf } from "../../policies/transaction";
import { completionRulesOf } from "../../services";
import type { Services } from "../../services";
import { applyStatus } from "../changeStatus";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { lockPublications, transactionMessages } from "../transactionItems";
import { giveBack } from "./giveBack";
import { lockBooking } from "./lockBooking";
import type { LockedBooking } from "./lockBooking";
import { eventsOf, notificationsOf, recordBookingEvent } from "./report";

interface DeskRequest {
  operatorId: number;
  /** Number of the booking. */
  id: number;
}

const parties: Record<TransactionRole, string> = { owner: "Llegó quien publicó", interested: "Llegó quien propuso" };

/**
 * Records that a party came, from an hour before the shift to the end of its day. Once both have, the exchange is
 * carried out: it is completed as at the end of the days to confirm it. Safe to repeat. Throws HttpError 404, and 409
 * at another time or where it is not active.
 */
export function recordArrival(
  services: Services,
  { operatorId, id, party }: DeskRequest & { party: TransactionRole },
): Promise<void> {
  const now = services.now();
  return runAtomically(services.db, async (tx) => {
    await lockItems(tx, id);
    const { booking, transaction } = await lockVisit(tx, { operatorId, id });
    const hasCome = party === "owner" ? booking.ownerCameAt : booking.interestedCameAt;
    if (hasCome) return;
    if (booking.state !== "active") throw conflict(secureExchangeTexts.notActive);
    const refusal = checkArrival({ day: booking.day, startsAt: await readShiftStart(tx, booking.shiftId) }, now);
    if (refusal) throw conflict(refusal);
    const came = party === "owner" ? { ownerCameAt: now } : { interestedCameAt: now };
    const isComplete = party === "owner" ? booking.interestedCameAt !== null : booking.ownerCameAt !== null;
    await tx
      .update(secureExchanges)
      .set({ ...came, ...(isComplete && { state: "completed" as const }), updatedAt: now })
      .where(eq(secureExchanges.id, id));
    await writeTrail(tx, booking, operatorId, "arrive", parties[party], now);
    // An exchange that is claimed is completed by the decision about the claim.
    if (!isComplete || !isBookableStatus(transaction.status)) return;
    if (!(await applyStatus(tx, completionRulesOf(services), transaction, "complete", "venue")))
      throw conflict(transactionMessages.busy);
    const both = [transaction.ownerId, transaction.interestedId];
    await notify(tx, await notificationsOf(tx, booking, "completed", both), await eventsOf(tx, transaction));
  });
}

/**
 * Ends a booking with a reason that both read. Safe to repeat. Throws HttpError 404, and 409 where it is not active and
 * before its shift without a refund.
 */
export function settle(
  { db, now: clock }: Services,
  { operatorId, id, reason, isRefunded }: DeskRequest & { reason: string; isRefunded: boolean },
): Promise<void> {
  const now = clock();
  return runAtomically(db, async (tx) => {
    const { booking, transaction } = await lockVisit(tx, { operatorId, id });
    if (booking.state === "settled") return;
    if (booking.state !== "active") throw conflict(secureExchangeTexts.notActive);
    const refusal = checkSettlement(
      { day: booking.day, startsAt: await readShiftStart(tx, booking.shiftId), isRefunded },
      now,
    );
    if (refusal) throw conflict(refusal);
    await giveBack(tx, booking, { state: "settled", isRefunded, reason }, now);
    await recordBookingEvent(tx, booking, "booking_settled", "system", now);
    await writeTrail(tx, booking, operatorId, "settle", isRefunded ? `${reason} (con devolución)` : reason, now);
    const both = [transaction.ownerId, transaction.interestedId];
    await notify(tx, await notificationsOf(tx, booking, "settled", both, isRefunded), await eventsOf(tx, transaction));
  });
}

/** No operator decides about their own exchanges. */
async function lockVisit(tx: Db, { operatorId, id }: DeskRequest): Promise<LockedBooking> {
  const locked = await lockBooking(tx, id);
  if (!locked) throw notFound(secureExchangeTexts.notFound);
  if (roleOf(locked.transaction, operatorId)) throw forbidden();
  return locked;
}

/** What is exchanged is locked before the transaction, as whatever completes one does. */
async function lockItems(tx: Db, id: number): Promise<void> {
  const [found] = await tx
    .select({ transactionId: transactions.id, publicationId: transactions.publicationId })
    .from(secureExchanges)
    .innerJoin(transactions, eq(transactions.id, secureExchanges.transactionId))
    .where(eq(secureExchanges.id, id));
  if (!found) throw notFound(secureExchangeTexts.notFound);
  await lockPublications(tx, [found.publicationId, ...(await listItemIds(tx, found.transactionId))], "update");
}

const writeTrail = (
  tx: Db,
  { id, updatedAt }: SecureExchangeRow,
  operatorId: number,
  action: "arrive" | "settle",
  reason: string,
  now: Date,
) =>
  tx.insert(decisions).values({
    operatorId,
    kind: "secure_exchange",
    subjectId: id,
    revision: updatedAt.toISOString(),
    action,
    reason,
    createdAt: now,
  });
