import { eq } from "drizzle-orm";
import { isBeforeDay } from "../../../rules/age";
import { isBookableStatus, momentInCaracas } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { readShiftStart } from "../../db/secureExchanges";
import { reminderTimes } from "../../policies/secureExchange";
import { notify } from "../notify";
import { giveBack } from "./giveBack";
import { lockBooking } from "./lockBooking";
import type { LockedBooking } from "./lockBooking";
import { eventsOf, notificationsOf } from "./report";

/**
 * Frees the place of a booking that was not paid in time, and reminds both parties of a paid one. Returns when to look
 * again; null once nothing is left to do.
 */
export async function releaseOrRemind(tx: Db, id: number, now: Date): Promise<Date | null> {
  const locked = await lockBooking(tx, id);
  if (!locked) return null;
  const { booking, transaction } = locked;
  const startsAt = await readShiftStart(tx, booking.shiftId);
  switch (booking.state) {
    case "held":
      return releaseAfter(tx, locked, booking.heldUntil ?? now, now);
    case "awaiting":
      return releaseAfter(tx, locked, momentInCaracas(booking.day, startsAt), now);
    case "active":
      // No user is sent to the venue about an exchange that is claimed.
      if (now >= momentInCaracas(booking.day, startsAt) || !isBookableStatus(transaction.status)) return null;
      return remind(tx, locked, reminderTimes(booking.day, startsAt), now);
    default:
      return null;
  }
}

async function releaseAfter(tx: Db, { booking, transaction }: LockedBooking, end: Date, now: Date) {
  if (now < end) return end;
  await giveBack(tx, booking, { state: "released", isRefunded: false }, now);
  const notifications = await notificationsOf(tx, booking, "released", [booking.bookerId]);
  await notify(tx, notifications, await eventsOf(tx, transaction));
  return null;
}

const reminders = ["tomorrow", "soon"] as const;

async function remind(tx: Db, { booking, transaction }: LockedBooking, times: readonly Date[], now: Date) {
  const due = times.filter((at) => at <= now).length;
  // Of two that are late only the last one still says the truth.
  const reminder = due > booking.remindersSent ? reminders[due - 1] : undefined;
  if (reminder) {
    await tx.update(secureExchanges).set({ remindersSent: due }).where(eq(secureExchanges.id, booking.id));
    // On the day itself no reminder speaks of tomorrow.
    if (reminder === "soon" || isBeforeDay(booking.day, now))
      await notify(tx, await notificationsOf(tx, booking, reminder, [transaction.ownerId, transaction.interestedId]));
  }
  return times[due] ?? null;
}
