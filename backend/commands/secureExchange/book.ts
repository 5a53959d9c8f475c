import { and, eq, gt, sql } from "drizzle-orm";
import { caracasDay } from "../../../rules/age";
import { secureExchangeTexts } from "../../../rules/secureExchange";
import { secureExchangePlan } from "../../catalogue/plans";
import { spendAttempt } from "../../db/attempts";
import type { Db } from "../../db/client";
import { premiumTerms } from "../../db/schema/premiumTerms";
import { transactions } from "../../db/schema/transactions";
import { findIncludingTerm } from "../../db/secureExchanges";
import { conflict, invalidFields, notFound } from "../../errors";
import type { Booking } from "../../policies/secureExchange";
import type { Services } from "../../services";
import { lockActiveUser } from "../lockActiveUser";
import type { Proforma } from "../orders/orderKind";
import { payWithCredit, placeCardOrder } from "../pay";
import { orderLimit } from "../placeOrder";
import { runAtomically } from "../runAtomically";
import { transactionMessages } from "../transactionItems";
import { activate } from "./activate";
import { checkBooking, findEarlierBooking, insertBooking, reportBooking } from "./booking";

interface BookingRequest extends Booking {
  /** How it is paid where Premium includes none; null where it should. */
  method: "card" | "credit" | null;
}

/**
 * Books a place: one that Premium includes where there is any, else paid with credit at once, or held for a payment by
 * card. The same request again books and charges nothing. Returns the order; null for an included one. Throws HttpError
 * 404 for strangers, 409 where the exchange or the place is booked, 422, 429, 503.
 */
export async function bookPlace(
  { db, cardGateway, settings, now: clock }: Services,
  { method, ...booking }: BookingRequest,
): Promise<Proforma | null> {
  const now = clock();
  const earlier = await findEarlierBooking(db, booking);
  if (earlier?.premiumTermId || (!earlier && (await bookIncluded(db, booking, now)))) return null;
  if (method === null) throw invalidFields({ method: [secureExchangeTexts.notIncluded] });
  const { bookerId: userId, transactionId, requestId } = booking;
  const order = { userId, plan: secureExchangePlan, publicationId: null, transactionId, booking, requestId };
  return method === "credit"
    ? payWithCredit(db, order, now)
    : placeCardOrder(db, cardGateway, order, settings.rateE4, now);
}

/** False without effect where no running term of Premium includes one. */
function bookIncluded(db: Db, booking: Booking, now: Date): Promise<boolean> {
  const { bookerId, transactionId } = booking;
  return runAtomically(db, async (tx) => {
    const [transaction] = await tx.select().from(transactions).where(eq(transactions.id, transactionId)).for("update");
    if (!transaction) throw notFound(transactionMessages.notFound);
    const earlier = await findEarlierBooking(tx, booking);
    if (earlier) return earlier.premiumTermId !== null;
    const term = await findIncludingTerm(tx, bookerId, caracasDay(now));
    if (!term) return false;
    await checkBooking(tx, booking, now);
    await spendAttempt(tx, `order:${bookerId}`, orderLimit);
    await lockActiveUser(tx, bookerId);
    const [used] = await tx
      .update(premiumTerms)
      .set({ secureExchangesLeft: sql`${premiumTerms.secureExchangesLeft} - 1` })
      .where(
        and(eq(premiumTerms.id, term.id), eq(premiumTerms.state, "active"), gt(premiumTerms.secureExchangesLeft, 0)),
      )
      .returning({ id: premiumTerms.id });
    // Used up or ended at the same moment.
    if (!used) throw conflict(secureExchangeTexts.notIncluded);
    const held = await insertBooking(tx, booking, { premiumTermId: term.id }, now);
    await activate(tx, held, now);
    await reportBooking(tx, held, transaction, now);
    return true;
  });
}
