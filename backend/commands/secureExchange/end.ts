import { eq } from "drizzle-orm";
import { addDays, isBeforeDay } from "../../../rules/age";
import {
  checkBookingMove,
  isLiveSecureExchange,
  isRefundedAtEnd,
  secureExchangeTexts,
} from "../../../rules/secureExchange";
import type { TransactionRole, TransactionStatus } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { findLiveSecureExchange, listLiveIds } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import { conflict } from "../../errors";
import { startOfDay } from "../../policies/caracasDays";
import { roleOf } from "../../policies/transaction";
import { notify } from "../notify";
import type { NotificationInput } from "../notify";
import type { CableEvent } from "../outbox";
import { runAtomically } from "../runAtomically";
import { giveBack } from "./giveBack";
import { lockBooking, lockOwnBooking } from "./lockBooking";
import { eventsOf, notificationsOf, recordBookingEvent } from "./report";

/**
 * Gives up an own booking, or objects to the other party's; safe to repeat. Returns the number of its transaction, and
 * whether what it cost came back. Throws HttpError 404 for others, 409 where it is too late.
 */
export function endBooking(
  db: Db,
  now: Date,
  { id, viewerId, how }: { id: number; viewerId: number; how: "cancel" | "object" },
): Promise<{ transactionId: number; isRefunded: boolean }> {
  return runAtomically(db, async (tx) => {
    const { booking, transaction, role } = await lockOwnBooking(tx, id, viewerId);
    const isBooker = booking.bookerId === viewerId;
    const state = how === "cancel" ? "cancelled" : "objected";
    const isDone = booking.state === state && isBooker === (how === "cancel");
    // Only what was paid has ever had a code.
    const isPaid = booking.code !== null;
    if (isDone)
      return { transactionId: transaction.id, isRefunded: isPaid && isBeforeDay(booking.day, booking.updatedAt) };
    const refusal = checkBookingMove({ ...booking, isBooker }, how === "cancel" ? "canCancel" : "canObject", now);
    if (refusal) throw conflict(refusal);
    const isRefunded = isPaid && isBeforeDay(booking.day, now);
    await giveBack(tx, booking, { state, isRefunded }, now);
    const otherId = transaction.ownerId === viewerId ? transaction.interestedId : transaction.ownerId;
    // A place that was never paid for was nothing to the other party.
    const notifications = booking.state === "active" ? await notificationsOf(tx, booking, state, [otherId]) : [];
    if (booking.state === "active") await recordBookingEvent(tx, booking, `booking_${state}`, role, now);
    await notify(tx, notifications, await eventsOf(tx, transaction));
    return { transactionId: transaction.id, isRefunded };
  });
}

interface Ending {
  to: TransactionStatus;
  /** Who ended the exchange by cancelling it, or by closing a claim; null where it ended in another way. */
  endedBy: TransactionRole | "operator" | null;
}

/**
 * What happens to the booking of an exchange that is completed, cancelled or claimed. Returns what its parties are
 * notified of. From its day on a booking was used by an exchange that is completed, and waits for the operators with
 * one that is claimed. Call it while the transaction is locked.
 */
export async function endWithTransaction(
  tx: Db,
  transaction: Pick<TransactionRow, "id" | "ownerId" | "interestedId">,
  { to, endedBy }: Ending,
  now: Date,
): Promise<NotificationInput[]> {
  const live = await findLiveSecureExchange(tx, transaction.id);
  if (!live) return [];
  const { booking } = live;
  if (booking.state === "active" && !isBeforeDay(booking.day, now)) {
    if (to === "claim_owner" || to === "claim_interested") return [];
    if (to === "complete") {
      await tx
        .update(secureExchanges)
        .set({ state: "completed", updatedAt: now })
        .where(eq(secureExchanges.id, booking.id));
      return [];
    }
  }
  const booker = roleOf(transaction, booking.bookerId) ?? "owner";
  const hasOtherCome = (booker === "owner" ? booking.interestedCameAt : booking.ownerCameAt) !== null;
  const isRefunded = isRefundedAtEnd({ day: booking.day, booker, endedBy, hasOtherCome }, now);
  await giveBack(tx, booking, { state: "ended", isRefunded }, now);
  // A place that was never paid for was nothing to the other party.
  if (booking.state !== "active") return [];
  await recordBookingEvent(tx, booking, "booking_ended", "system", now);
  return notificationsOf(tx, booking, "ended", [transaction.ownerId, transaction.interestedId], isRefunded);
}

/** The end of the day on which the parties of a transaction are to meet; null where they are not, or it is over. */
export async function findEndOfBooking(tx: Db, transactionId: number, now: Date): Promise<Date | null> {
  const live = await findLiveSecureExchange(tx, transactionId);
  const end = live && startOfDay(addDays(live.booking.day, 1));
  return end && now < end ? end : null;
}

/**
 * Gives back what the parties of a suspended person's exchanges had booked. Returns what the others are notified
 * of: that one of the two accounts is not active any more, not why.
 * Call it before the person is locked: transactions come before users.
 */
export async function endBookingsOf(
  tx: Db,
  userId: number,
  now: Date,
): Promise<{ notifications: NotificationInput[]; events: CableEvent[] }> {
  const notifications: NotificationInput[] = [];
  const events: CableEvent[] = [];
  for (const id of await listLiveIds(tx, userId)) {
    const locked = await lockBooking(tx, id);
    if (!locked || !isLiveSecureExchange(locked.booking.state)) continue;
    const { booking, transaction } = locked;
    const reason = secureExchangeTexts.accountClosed;
    await giveBack(tx, booking, { state: "settled", isRefunded: true, reason }, now);
    const { ownerId, interestedId } = transaction;
    const otherId = ownerId === userId ? interestedId : ownerId;
    if (booking.state === "active") await recordBookingEvent(tx, booking, "booking_settled", "system", now);
    if (booking.state === "active")
      notifications.push(...(await notificationsOf(tx, booking, "settled", [otherId], true)));
    events.push(...(await eventsOf(tx, transaction)));
  }
  return { notifications, events };
}
