import { and, eq, inArray } from "drizzle-orm";
import { momentInCaracas, isBookableStatus } from "../../../rules/secureExchange";
import type { Db } from "../../db/client";
import { chats } from "../../db/schema/chats";
import { secureExchanges } from "../../db/schema/secureExchanges";
import { transactions } from "../../db/schema/transactions";
import { venueShifts } from "../../db/schema/venues";
import type { SecureExchangeRow } from "../../db/secureExchanges";
import { notFound } from "../../errors";
import { activate, scheduleMeet } from "../secureExchange/activate";
import { checkBooking, insertBooking, reportBooking } from "../secureExchange/booking";
import { eventsOf } from "../secureExchange/report";
import { transactionMessages } from "../transactionItems";
import type { OrderKind } from "./orderKind";

/** A place where an exchange is carried out: held from the order on, booked with the payment. */
export const secureExchangeOrders: OrderKind<"secure-exchange"> = {
  isForPublication: false,
  /** Its chat, in which the booking is seen. */
  async pathsOf(db, { transactionId }) {
    const [chat] = await db
      .select({ id: chats.id })
      .from(chats)
      .where(eq(chats.transactionId, transactionId ?? 0));
    const path = chat ? `/chats/${chat.id}?tab=in-progress` : "/requests?tab=2";
    return { paid: path, unpaid: path, again: path };
  },
  async lockSubject(tx, { transactionId }) {
    const [found] = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(eq(transactions.id, transactionId ?? 0))
      .for("update");
    if (!found) throw notFound(transactionMessages.notFound);
  },
  async checkOrder(tx, { booking }, now) {
    if (!booking) throw new Error("nothing is booked");
    await checkBooking(tx, booking, now);
  },
  async place(tx, { id }, _plan, { booking }, now) {
    if (!booking) throw new Error(`order ${id} books nothing`);
    const held = await insertBooking(tx, booking, { proformaId: id }, now);
    if (held.heldUntil) await scheduleMeet(tx, held.id, held.heldUntil);
  },
  async listEvents(tx, { transactionId }) {
    const [transaction] = await tx
      .select()
      .from(transactions)
      .where(eq(transactions.id, transactionId ?? 0));
    return transaction ? eventsOf(tx, transaction) : [];
  },
  /** While its place is held. */
  async payableUntil(db, { id, createdAt }) {
    const [booking] = await db
      .select({ heldUntil: secureExchanges.heldUntil })
      .from(secureExchanges)
      .where(and(eq(secureExchanges.proformaId, id), eq(secureExchanges.state, "held")));
    return booking?.heldUntil ?? createdAt;
  },
  async start(tx, { id }, now) {
    const [row] = await tx
      .select({ booking: secureExchanges, transaction: transactions, startsAt: venueShifts.startsAt })
      .from(secureExchanges)
      .innerJoin(transactions, eq(transactions.id, secureExchanges.transactionId))
      .innerJoin(venueShifts, eq(venueShifts.id, secureExchanges.shiftId))
      .where(and(eq(secureExchanges.proformaId, id), inArray(secureExchanges.state, ["held", "awaiting"])));
    if (!row || !canStillMeet(row.booking, row.startsAt, now) || !isBookableStatus(row.transaction.status))
      return false;
    await activate(tx, row.booking, now);
    await reportBooking(tx, row.booking, row.transaction, now);
    return true;
  },
  async awaitPayment(tx, proformaId) {
    await changeState(tx, proformaId, "held", "awaiting");
  },
  async release(tx, proformaId) {
    const held = await changeState(tx, proformaId, "awaiting", "held");
    // Its time is over by then, most likely.
    if (held?.heldUntil) await scheduleMeet(tx, held.id, held.heldUntil);
  },
};

/** The hold is over at its moment, even where its job comes late; what a bank confirms is held until the shift. */
const canStillMeet = ({ state, day, heldUntil }: SecureExchangeRow, startsAt: string, now: Date) =>
  now < momentInCaracas(day, startsAt) && (state === "awaiting" || (heldUntil !== null && now < heldUntil));

async function changeState(tx: Db, proformaId: number, from: "held" | "awaiting", state: "held" | "awaiting") {
  const [changed] = await tx
    .update(secureExchanges)
    .set({ state })
    .where(and(eq(secureExchanges.proformaId, proformaId), eq(secureExchanges.state, from)))
    .returning();
  return changed;
}
