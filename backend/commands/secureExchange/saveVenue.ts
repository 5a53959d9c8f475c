import { and, eq, gte, sql } from "drizzle-orm";
import { caracasDay } from "../../../rules/age";
import { secureExchangeTexts } from "../../../rules/secureExchange";
import type { ShiftForm } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { decisions } from "../../db/schema/decisions";
import { closedDays, venueShifts, venues, venueSlots } from "../../db/schema/venues";
import { isDayBooked } from "../../db/venues";
import type { VenueRow } from "../../db/venues";
import { conflict, databaseCode, invalidFields, notFound, uniqueViolation } from "../../errors";
import { requestHashOf } from "../../requestId";
import { findSaved } from "../moderation/repeat";
import { runAtomically } from "../runAtomically";

/** Why an operator's change of venues or closed days is refused. */
export const venueMessages = {
  notFound: "Sede no encontrada",
  changed: "Otra persona cambió esta sede mientras la editabas. Vuelve a leerla antes de guardar",
  booked: "Ese día tiene cambios seguros reservados: resuélvelos antes de cerrarlo",
};

interface VenueRequest {
  operatorId: number;
  requestId: string | null;
  /** Null makes a new one. */
  id: number | null;
  /** The version that the operator read. */
  version: number | null;
  form: Omit<VenueRow, "id" | "version">;
  shifts: (ShiftForm & { id: number | null })[];
}

/**
 * Makes or changes a venue with its shifts, with a row in the audit trail. The same request again changes nothing more.
 * Returns its number. Throws HttpError 404, 422, and 409 where another operator has changed it since `version`.
 */
export function saveVenue(db: Db, now: Date, request: VenueRequest): Promise<number> {
  const { operatorId, requestId, id, version, form, shifts } = request;
  const repeated = {
    operatorId,
    requestId,
    kind: "venue",
    requestHash: requestHashOf([id, version, form, shifts]),
  } as const;
  return runAtomically(db, async (tx) => {
    const earlier = await findSaved(tx, repeated);
    if (earlier !== null) return earlier;
    const former = id === null ? null : await lockUnchanged(tx, id, version);
    const values = { ...form, version: (former?.version ?? 0) + 1 };
    const [saved] = former
      ? await tx.update(venues).set(values).where(eq(venues.id, former.id)).returning()
      : await tx.insert(venues).values(values).returning();
    if (!saved) throw new Error("nothing was stored");
    await saveShifts(tx, saved.id, shifts, caracasDay(now));
    await tx.insert(decisions).values({
      ...repeated,
      subjectId: saved.id,
      revision: String(saved.version),
      action: actionOf(former, saved),
      reason: describe(saved, shifts),
      createdAt: now,
    });
    return saved.id;
  }).catch(async (error: unknown) => {
    if (databaseCode(error) !== uniqueViolation) throw error;
    // A concurrent request used the same id: it has saved this venue, or was another decision.
    const earlier = await findSaved(db, repeated);
    if (earlier === null) throw error;
    return earlier;
  });
}

async function lockUnchanged(tx: Db, id: number, version: number | null): Promise<VenueRow> {
  const [row] = await tx.select().from(venues).where(eq(venues.id, id)).for("update");
  if (!row) throw notFound(venueMessages.notFound);
  if (row.version !== version) throw conflict(venueMessages.changed);
  return row;
}

/** Bookings name their shift: its hours stay, and one that is left out is closed. */
async function saveShifts(tx: Db, venueId: number, shifts: VenueRequest["shifts"], today: string): Promise<void> {
  const former = await tx.select().from(venueShifts).where(eq(venueShifts.venueId, venueId));
  const isUnknown = shifts.some(({ id, startsAt, endsAt }) => {
    const found = former.find((one) => one.id === id);
    return id !== null && (found?.startsAt !== startsAt || found.endsAt !== endsAt);
  });
  if (isUnknown) throw invalidFields({ schedules: [secureExchangeTexts.hoursStay] });
  for (const { id } of former)
    if (!shifts.some((shift) => shift.id === id))
      await tx.update(venueShifts).set({ isOpen: false }).where(eq(venueShifts.id, id));
  for (const { id, ...values } of shifts) {
    if (id === null) await tx.insert(venueShifts).values({ ...values, venueId });
    else await changeShift(tx, id, values, today);
  }
}

/** Future days with more bookings than the new capacity keep them. */
async function changeShift(tx: Db, id: number, { capacity, isOpen }: ShiftForm, today: string): Promise<void> {
  await tx.update(venueShifts).set({ capacity, isOpen }).where(eq(venueShifts.id, id));
  await tx
    .update(venueSlots)
    .set({ capacity: sql`greatest(${venueSlots.taken}, ${capacity}::int)` })
    .where(and(eq(venueSlots.shiftId, id), gte(venueSlots.day, today)));
}

function actionOf(former: VenueRow | null, saved: VenueRow) {
  if (!former) return "create";
  if (former.isOpen === saved.isOpen) return "change";
  return saved.isOpen ? "put_back" : "take_down";
}

function describe({ name, address, city }: VenueRow, shifts: VenueRequest["shifts"]): string {
  const open = shifts.filter(({ isOpen }) => isOpen);
  const hours = open.map(({ startsAt, endsAt, capacity }) => `${startsAt}–${endsAt} (${capacity})`).join(", ");
  return `«${name}», ${address}, ${city}. Turnos: ${hours || "ninguno"}.`;
}

/**
 * Closes all venues on a day, or opens them again, with a row in the audit trail. Safe to repeat. Throws HttpError 409
 * where the day has bookings.
 */
export function saveClosedDay(
  db: Db,
  now: Date,
  { operatorId, day, reason }: { operatorId: number; day: string; reason: string | null },
): Promise<void> {
  return runAtomically(db, async (tx) => {
    // Bookings under way are waited for, and later ones see it closed.
    await tx.execute(sql`lock table ${closedDays} in share row exclusive mode`);
    const [former] = await tx.select().from(closedDays).where(eq(closedDays.day, day));
    if ((former?.reason ?? null) === reason) return;
    if (reason === null) await tx.delete(closedDays).where(eq(closedDays.day, day));
    else {
      if (!former && (await isDayBooked(tx, day))) throw conflict(venueMessages.booked);
      await tx
        .insert(closedDays)
        .values({ day, reason })
        .onConflictDoUpdate({ target: closedDays.day, set: { reason } });
    }
    await tx.insert(decisions).values({
      operatorId,
      kind: "closed_day",
      subjectId: Number(day.replaceAll("-", "")),
      revision: "",
      action: reason === null ? "put_back" : "take_down",
      reason: `${day}${reason === null ? "" : `: ${reason}`}`,
      createdAt: now,
    });
  });
}
