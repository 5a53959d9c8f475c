import { and, asc, eq, or, sql } from "drizzle-orm";
import { checkBookedDay, momentInCaracas, secureExchangeTexts } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import { closedDays, venueShifts, venues, venueSlots } from "../../db/schema/venues";
import { HttpError, invalidFields } from "../../errors";
import type { Place } from "../../policies/secureExchange";

type Slot = Pick<SecureExchangeRow, "shiftId" | "day">;

/** Throws HttpError 422 at the field that names what cannot be booked. */
export async function checkPlace(tx: Db, { venueId, shiftId, day }: Place, now: Date): Promise<void> {
  const refusal = checkBookedDay(day, now);
  if (refusal) throw invalidFields({ date: [refusal] });
  // Either closing a day waits for concurrent bookings, or these see it closed.
  await tx.execute(sql`lock table ${closedDays} in share mode`);
  const [closed] = await tx.select().from(closedDays).where(eq(closedDays.day, day));
  if (closed) throw invalidFields({ date: [secureExchangeTexts.closed] });
  const [venue] = await tx.select().from(venues).where(eq(venues.id, venueId)).for("share");
  if (!venue?.isOpen) throw invalidFields({ exchange_place_id: [secureExchangeTexts.venue] });
  const [shift] = await tx
    .select()
    .from(venueShifts)
    .where(and(eq(venueShifts.id, shiftId), eq(venueShifts.venueId, venueId)));
  if (!shift?.isOpen) throw invalidFields({ schedule_id: [secureExchangeTexts.shift] });
  if (momentInCaracas(day, shift.startsAt) <= now) throw invalidFields({ schedule_id: [secureExchangeTexts.begun] });
}

/** Takes one of the places of a shift; of many who want the last one the first gets it. Throws HttpError 409. */
export async function takePlace(tx: Db, { shiftId, day }: Slot): Promise<void> {
  await openSlot(tx, { shiftId, day });
  const [taken] = await tx
    .update(venueSlots)
    .set({ taken: sql`${venueSlots.taken} + 1` })
    .where(and(isSlot({ shiftId, day }), sql`${venueSlots.taken} < ${venueSlots.capacity}`))
    .returning({ taken: venueSlots.taken });
  if (!taken)
    throw new HttpError(409, {
      errors: [secureExchangeTexts.full],
      fields: { schedule_id: [secureExchangeTexts.full] },
    });
}

/** Frees one of the places. Where the shift holds fewer by now than were taken, it is not given away again. */
export async function freePlace(tx: Db, slot: Slot): Promise<void> {
  const held = sql`(select ${venueShifts.capacity} from ${venueShifts} where ${venueShifts.id} = ${slot.shiftId})`;
  await tx
    .update(venueSlots)
    .set({
      taken: sql`${venueSlots.taken} - 1`,
      capacity: sql`greatest(${venueSlots.taken} - 1, least(${venueSlots.capacity}, ${held}))`,
    })
    .where(isSlot(slot));
}

/**
 * Takes the new place before the old one is given up. Both are locked in one order, so that two who swap places never
 * wait for each other.
 */
export async function changePlace(tx: Db, from: Slot, to: Slot): Promise<void> {
  await openSlot(tx, to);
  await tx
    .select()
    .from(venueSlots)
    .where(or(isSlot(from), isSlot(to)))
    .orderBy(asc(venueSlots.shiftId), asc(venueSlots.day))
    .for("update");
  await takePlace(tx, to);
  await freePlace(tx, from);
}

const isSlot = ({ shiftId, day }: Slot) => and(eq(venueSlots.shiftId, shiftId), eq(venueSlots.day, day));

/** The row of a shift and day, with what the shift holds. */
const openSlot = (tx: Db, { shiftId, day }: Slot) =>
  tx.execute(sql`
    insert into ${venueSlots} (shift_id, day, capacity)
    select ${venueShifts.id}, ${day}::date, ${venueShifts.capacity} from ${venueShifts} where ${venueShifts.id} = ${shiftId}
    on conflict do nothing`);
