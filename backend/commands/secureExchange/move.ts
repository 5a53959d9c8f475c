import { eq } from "drizzle-orm";
import { checkBookingMove } from "../../../rules/secureExchange";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { conflict } from "../../errors";
import type { Place } from "../../policies/secureExchange";
import { notify } from "../notify";
import { runAtomically } from "../runAtomically";
import { scheduleReminders } from "./activate";
import { lockOwnBooking } from "./lockBooking";
import { changePlace, checkPlace } from "./places";
import { eventsOf, notificationsOf, recordBookingEvent } from "./report";

/** Each notifies the other party. */
const limit = { count: 20, minutes: 60 };

/**
 * Moves an own booking: the new place is taken before the old one is given up, all or nothing. Safe to repeat. Returns
 * the number of its transaction. Throws HttpError 404 for others, 409 where it is too late or the place is taken, 422,
 * 429.
 */
export function moveBooking(
  db: Db,
  now: Date,
  { id, viewerId, place }: { id: number; viewerId: number; place: Place },
): Promise<number> {
  return runAtomically(db, async (tx) => {
    const { booking, transaction, role } = await lockOwnBooking(tx, id, viewerId);
    const { shiftId, day } = place;
    if (booking.state === "active" && booking.shiftId === shiftId && booking.day === day) return transaction.id;
    const isBooker = booking.bookerId === viewerId;
    const refusal = checkBookingMove({ ...booking, isBooker }, "canMove", now);
    if (refusal) throw conflict(refusal);
    await spendAttempt(tx, `move:${viewerId}`, limit);
    await checkPlace(tx, place, now);
    await changePlace(tx, booking, place);
    await tx.update(secureExchanges).set({ shiftId, day, updatedAt: now }).where(eq(secureExchanges.id, id));
    await scheduleReminders(tx, { id, shiftId, day }, now);
    await recordBookingEvent(tx, booking, "booking_moved", role, now);
    const otherId = transaction.ownerId === viewerId ? transaction.interestedId : transaction.ownerId;
    await notify(tx, await notificationsOf(tx, booking, "moved", [otherId]), await eventsOf(tx, transaction));
    return transaction.id;
  });
}
