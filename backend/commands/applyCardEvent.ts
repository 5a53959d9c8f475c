import { eq } from "drizzle-orm";
import type { Db } from "../db/client";
import { cardEvents, proformas } from "../db/schema/money";
import { notFound, unprocessable } from "../errors";
import { runAtomically } from "./runAtomically";
import { notify } from "./notify";
import { paymentModel } from "./pay";
import type { Proforma } from "./orders/orderKind";
import { orderKindOf } from "./orders/orderKinds";
import { refundOrder } from "./orders/refundOrder";

/** An event of the card gateway, its signature checked. */
interface CardEvent {
  id: string;
  reference: string;
  control: string;
  status: "approved" | "rejected" | "to_be_confirmed";
  /** Cents. */
  amountCents: number;
  currency: string;
  saidAt: Date;
}

const messages = { notFound: "Pago no encontrado", mismatch: "El pago no coincide con la proforma" };

/**
 * Applies an event once. Repeated, overtaken by a later one, or after `approved` it has no effect. Returns whether it
 * had one. Throws HttpError 404 for an unknown payment, 422 where control, amount or currency differ from the order.
 */
export function applyCardEvent(db: Db, event: CardEvent, now: Date): Promise<boolean> {
  return runAtomically(db, async (tx) => {
    const proforma = await lockOrder(tx, event.reference);
    if (!proforma || proforma.method !== "card") throw notFound(messages.notFound);
    const isOurs =
      proforma.control === event.control &&
      proforma.amountCents === event.amountCents &&
      proforma.amountCurrency === event.currency;
    if (!isOurs) throw unprocessable(messages.mismatch);
    const { id, status, saidAt } = event;
    const [fresh] = await tx
      .insert(cardEvents)
      .values({ id, proformaId: proforma.id, status, saidAt })
      .onConflictDoNothing()
      .returning({ id: cardEvents.id });
    if (!fresh || !isApplicable(proforma, event)) return false;
    await tx.update(proformas).set({ status, saidAt, updatedAt: now }).where(eq(proformas.id, proforma.id));
    if (status === proforma.status) return false;
    const isCredited = await applyStatus(tx, { ...proforma, status }, now);
    const extra = paymentModel({ ...proforma, status }, isCredited);
    // An approval shows by its effect; the other party is notified of a refusal only where it changes something for
    // them.
    const isShown = status === "to_be_confirmed" || (status === "rejected" && proforma.status === "to_be_confirmed");
    const events = isShown ? await orderKindOf(proforma.kind).listEvents?.(tx, proforma) : [];
    await notify(tx, [{ userId: proforma.userId, type: "payment_gateway_status", extra }], events);
    return true;
  });
}

/** The order, locked after its subject, as placing an order does. */
async function lockOrder(tx: Db, reference: string): Promise<Proforma | undefined> {
  const [found] = await tx.select().from(proformas).where(eq(proformas.reference, reference));
  if (!found) return undefined;
  await orderKindOf(found.kind).lockSubject(tx, found);
  return (await tx.select().from(proformas).where(eq(proformas.id, found.id)).for("update"))[0];
}

/** `approved` is final and never comes too late; among the others the latest counts. */
function isApplicable(proforma: Proforma, { status, saidAt }: CardEvent): boolean {
  if (proforma.status === "approved") return false;
  return status === "approved" || proforma.saidAt === null || saidAt > proforma.saidAt;
}

/**
 * Applies the payment to what was ordered. A second payment, or one for what cannot be had any more, becomes credit of
 * the user, with its taxes. Returns whether it did.
 */
async function applyStatus(tx: Db, proforma: Proforma, now: Date): Promise<boolean> {
  const { id, kind, status } = proforma;
  const { awaitPayment, release, start } = orderKindOf(kind);
  if (status === "approved" && (await start(tx, proforma, now))) return false;
  if (status === "to_be_confirmed") await awaitPayment(tx, id);
  else await release(tx, id);
  if (status !== "approved") return false;
  await refundOrder(tx, proforma);
  return true;
}
