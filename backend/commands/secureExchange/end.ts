import { isBeforeDay, secureExchangeMoves, secureExchangeTexts } from "../../../rules/secureExchange";
import { caracasDay } from "../../../rules/age";
import type { TransactionRole } from "../../../rules/transaction";
import type { Db } from "../../db/client";
import { findLiveSecureExchange } from "../../db/secureExchanges";
import type { TransactionRow } from "../../db/transactions";
import { conflict } from "../../errors";
import { isRefundedAtEnd } from "../../policies/secureExchange";
import { roleOf } from "../../policies/transaction";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { giveBack } from "./giveBack";
import { lockOwnBooking } from "./lockBooking";
import { eventsOf, noticesOf } from "./report";

/**
 * Gives up an own booking, or objects to the other party's; safe to repeat. Returns the number of its transaction.
 * Throws HttpError 404 for others, 409 where it is too late.
 */
export function endBooking(
  db: Db,
  now: Date,
  { id, viewerId, how }: { id: number; viewerId: number; how: "cancel" | "object" },
): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { booking, transaction } = await lockOwnBooking(tx, id, viewerId);
    const isBooker = booking.bookerId === viewerId;
    const state = how === "cancel" ? "cancelled" : "objected";
    const isDone = booking.state === state && isBooker === (how === "cancel");
    if (isDone) return transaction.id;
    const { canCancel, canObject } = secureExchangeMoves({ ...booking, isBooker }, now);
    if (!(how === "cancel" ? canCancel : canObject))
      throw conflict(booking.state === "active" ? secureExchangeTexts.tooLate : secureExchangeTexts.notActive);
    await giveBack(tx, booking, { state, isRefunded: isBeforeDay(booking.day, now) }, now);
    const otherId = transaction.ownerId === viewerId ? transaction.interestedId : transaction.ownerId;
    // A place that was never paid for was nothing to the other party.
    const notices = booking.state === "active" ? await noticesOf(tx, booking, state, [otherId]) : [];
    await notify(tx, notices, await eventsOf(tx, transaction));
    return transaction.id;
  });
}

/** What happens to the booking of an exchange that ends or is objected to. Call it while the transaction is locked. */
export async function endWithTransaction(
  tx: Db,
  transaction: Pick<TransactionRow, "id" | "ownerId" | "interestedId">,
  cancelledBy: TransactionRole | null,
  now: Date,
): Promise<void> {
  const live = await findLiveSecureExchange(tx, transaction.id);
  if (!live) return;
  const { booking } = live;
  const booker = roleOf(transaction, booking.bookerId) ?? "owner";
  const isRefunded = isRefundedAtEnd({ day: booking.day, today: caracasDay(now), booker, cancelledBy });
  await giveBack(tx, booking, { state: "ended", isRefunded }, now);
}
