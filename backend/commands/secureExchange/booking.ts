import { minuteMs } from "../../../rules/durations";
import { and, eq, inArray } from "drizzle-orm";
import { holdMinutes, isBookableStatus, isDayOver, secureExchangeTexts } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { transactions } from "../../db/schema/transactions";
import { users } from "../../db/schema/users";
import { findLiveSecureExchange } from "../../db/secureExchanges";
import type { SecureExchangeRecord, SecureExchangeRow } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import { conflict, notFound, unprocessable, usedRequestId } from "../../errors";
import type { Booking } from "../../policies/secureExchange";
import { roleOf } from "../../policies/transaction";
import { notify } from "../notify";
import { transactionMessages } from "../transactionItems";
import { giveBack } from "./giveBack";
import { checkPlace, takePlace } from "./places";
import { eventsOf, notificationsOf, recordBookingEvent } from "./report";

/** What pays for it. */
type Payment = { proformaId: number } | { premiumTermId: number };

/**
 * Call it while the transaction is locked. Throws HttpError 404 for strangers, 422 for an exchange that is not agreed
 * or a place that cannot be booked, 409 where there is a booking.
 */
export async function checkBooking(tx: Db, { bookerId, transactionId, place }: Booking, now: Date): Promise<void> {
  const [transaction] = await tx.select().from(transactions).where(eq(transactions.id, transactionId));
  if (!transaction || !roleOf(transaction, bookerId)) throw notFound(transactionMessages.notFound);
  if (!isBookableStatus(transaction.status)) throw unprocessable(secureExchangeTexts.notAgreed);
  // Whoever is suspended at this moment is waited for, or loses this booking, too. The payment locks the booker as
  // well: both parties in one order, or two who book with each other at once would wait for each other.
  const parties = await tx
    .select({ active: users.active })
    .from(users)
    .where(inArray(users.id, [transaction.ownerId, transaction.interestedId]))
    .orderBy(users.id)
    .for("update");
  if (parties.some(({ active }) => !active)) throw unprocessable(secureExchangeTexts.inactive);
  const live = await findLiveSecureExchange(tx, transactionId);
  if (live && !isReplaceable(live, bookerId, now))
    throw conflict(live.booking.state === "held" ? secureExchangeTexts.beingPaid : secureExchangeTexts.booked);
  await checkPlace(tx, place, now);
}

/**
 * An unpaid booking gives way to another one of the same person; so does one whose day is over. It does not give way to
 * the other party after a refused payment: that would reveal something about the booker's card.
 */
const isReplaceable = ({ booking }: SecureExchangeRecord, bookerId: number, now: Date) =>
  isDayOver(booking, now) || (booking.state === "held" && booking.bookerId === bookerId);

/**
 * Takes the place, held until it is paid. Call it after `checkBooking`. Throws HttpError 409 where the last place is
 * gone.
 */
export async function insertBooking(
  tx: Db,
  { bookerId, transactionId, requestId, place }: Booking,
  payment: Payment,
  now: Date,
): Promise<SecureExchangeRow> {
  const former = await findLiveSecureExchange(tx, transactionId);
  if (former) {
    const state = isDayOver(former.booking, now) ? "ended" : "released";
    await giveBack(tx, former.booking, { state, isRefunded: false }, now);
  }
  await takePlace(tx, place);
  const [booking] = await tx
    .insert(secureExchanges)
    .values({
      transactionId,
      bookerId,
      requestId,
      shiftId: place.shiftId,
      day: place.day,
      state: "held",
      heldUntil: new Date(now.getTime() + holdMinutes * minuteMs),
      createdAt: now,
      updatedAt: now,
      ...payment,
    })
    .returning();
  if (!booking) throw new Error("nothing was stored");
  return booking;
}

/** Notifies the other party of a paid booking. */
export async function reportBooking(
  tx: Db,
  booking: SecureExchangeRow,
  transaction: TransactionRow,
  now: Date,
): Promise<void> {
  const { ownerId, interestedId } = transaction;
  await recordBookingEvent(tx, booking, "booked", roleOf(transaction, booking.bookerId) ?? "owner", now);
  const otherId = ownerId === booking.bookerId ? interestedId : ownerId;
  await notify(tx, await notificationsOf(tx, booking, "booked", [otherId]), await eventsOf(tx, transaction));
}

/** The booking that the same request has made. Throws HttpError 409 where that was another exchange, day or shift. */
export async function findEarlierBooking(
  db: Db,
  { bookerId, requestId, transactionId, place }: Booking,
): Promise<SecureExchangeRow | undefined> {
  if (requestId === null) return undefined;
  const [found] = await db
    .select()
    .from(secureExchanges)
    .where(and(eq(secureExchanges.bookerId, bookerId), eq(secureExchanges.requestId, requestId)));
  if (!found) return undefined;
  const isSame = found.transactionId === transactionId && found.shiftId === place.shiftId && found.day === place.day;
  if (!isSame) throw usedRequestId(secureExchangeTexts.otherRequest);
  return found;
}
