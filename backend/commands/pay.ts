import { and, eq, isNull } from "drizzle-orm";
import type { CardGateway } from "../adapters/cardGateway/cardGateway";
import { orderTitles } from "../catalogue/plans";
import type { Plan } from "../catalogue/plans";
import type { Db } from "../db/client";
import { proformas } from "../db/schema/money";
import { HttpError, unprocessable } from "../errors";
import { runAtomically } from "./runAtomically";
import { addCreditEntry, lockFreeCredit } from "./credit";
import { lockActiveUser } from "./lockActiveUser";
import { notify } from "./notify";
import { emit } from "./outbox";
import { placeOrder } from "./placeOrder";
import type { Order } from "./placeOrder";
import type { Proforma } from "./orders/orderKind";
import { isPayable } from "./orders/isPayable";
import { orderKindOf } from "./orders/orderKinds";

const payMessages = {
  notEnough: "No tienes crédito suficiente",
  noCards: "El pago con tarjeta no está disponible en este momento",
};

/**
 * Places an order and pays it with credit, all or nothing. The same request again charges nothing. Throws as
 * `placeOrder`, and 422 without enough credit that may be spent.
 */
export function payWithCredit(db: Db, order: Omit<Order, "method">, now: Date): Promise<Proforma> {
  return runAtomically(db, async (tx) => {
    const { proforma, isNew } = await placeOrder(tx, { ...order, method: "credit" }, 0, now);
    if (!isNew) return proforma;
    const { userId, priceCents, id: proformaId, publicationId } = proforma;
    if ((await lockFreeCredit(tx, userId)) < priceCents) throw unprocessable(payMessages.notEnough);
    await addCreditEntry(tx, { userId, amountCents: -priceCents, kind: "payment", proformaId });
    if (!(await orderKindOf(proforma.kind).start(tx, proforma, now)))
      throw new Error(`order ${proformaId} was placed and cannot be started`);
    const [paid] = await tx
      .update(proformas)
      .set({ status: "approved", saidAt: now, updatedAt: now })
      .where(eq(proformas.id, proformaId))
      .returning();
    await notify(tx, [
      { userId, type: "payment_with_credit", extra: paymentModel({ ...proforma, status: "approved", publicationId }) },
    ]);
    return paid ?? proforma;
  });
}

/**
 * The model of a payment notification; it says where the payment became credit, since it could not be used any more.
 */
export const paymentModel = (
  {
    id,
    status,
    kind,
    publicationId,
    transactionId,
  }: Pick<Proforma, "id" | "status" | "kind" | "publicationId" | "transactionId">,
  isCredited = false,
) => ({
  payment: {
    status,
    product_applied: kind,
    proforma_id: id,
    publication_id: publicationId,
    transaction_id: transactionId,
    ...(isCredited && { credited: true }),
  },
});

/** Payments that this process is opening: of many calls at once one asks the provider. */
const pagesBeingOpened = new Map<string, Promise<Proforma>>();

/**
 * Places an order to be paid by card and opens its page at the provider. The same request again finds the same page,
 * and none once it is too late to pay. Throws as `placeOrder`, and 503.
 */
export async function placeCardOrder(
  db: Db,
  gateway: CardGateway | undefined,
  order: Omit<Order, "method">,
  rateE4: number,
  now: Date,
): Promise<Proforma> {
  if (!gateway) throw new HttpError(503, { errors: [payMessages.noCards] });
  const proforma = await runAtomically(db, async (tx) => {
    const { proforma, isNew } = await placeOrder(tx, { ...order, method: "card" }, rateE4, now);
    await lockActiveUser(tx, order.userId);
    if (isNew) await emit(tx, (await orderKindOf(order.plan.kind).listEvents?.(tx, order)) ?? []);
    return proforma;
  });
  if (proforma.control !== null || !(await isPayable(db, proforma, now))) return proforma;
  const { reference } = proforma;
  const openedPage =
    pagesBeingOpened.get(reference) ??
    openPage(db, gateway, proforma, order.plan).finally(() => pagesBeingOpened.delete(reference));
  pagesBeingOpened.set(reference, openedPage);
  return openedPage;
}

/** After the commit, since no call may wait for a provider while it locks rows. */
async function openPage(db: Db, gateway: CardGateway, proforma: Proforma, plan: Plan): Promise<Proforma> {
  const { id, reference, amountCents, amountCurrency } = proforma;
  const { pathsOf, payableUntil } = orderKindOf(plan.kind);
  const payment = {
    reference,
    amountCents: amountCents ?? 0,
    currency: amountCurrency ?? "VES",
    description: orderTitles[plan.kind](plan.name),
    returnPath: (await pathsOf(db, proforma)).unpaid,
    expiresAt: await payableUntil(db, proforma),
  };
  const { control, pageUrl } = await gateway.open(payment).catch(() => {
    throw new HttpError(503, { errors: [payMessages.noCards] });
  });
  await db
    .update(proformas)
    .set({ control, pageUrl })
    .where(and(eq(proformas.id, id), isNull(proformas.control)));
  const [opened] = await db.select().from(proformas).where(eq(proformas.id, id));
  if (!opened) throw new Error(`order ${id} is gone`);
  return opened;
}
