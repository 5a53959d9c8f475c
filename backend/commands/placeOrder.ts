import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { plansVersion } from "../catalogue/plans";
import type { Plan, RateE4 } from "../catalogue/plans";
import { spendAttempt } from "../db/attempts";
import type { Db } from "../db/client";
import { proformas } from "../db/schema/money";
import { usedRequestId } from "../errors";
import { paymentReviewOf } from "../policies/price";
import type { OrderContent, Proforma } from "./orders/orderKind";
import { orderKindOf } from "./orders/orderKinds";

/** What is bought, how, and for what. */
export interface Order extends OrderContent {
  plan: Plan;
  /** Made by the client once per order. */
  requestId: string | null;
  method: "card" | "credit";
}

const otherOrder = "Esta solicitud ya se usó para otra compra";

/** New orders of one user; a repeated request is not one. */
export const orderLimit = { count: 60, minutes: 60 };

/**
 * Writes an unpaid order with what it is for; the same request again finds the first one. Locks its subject until the
 * commit, so that orders and payments of one publication or person come one after the other. Call it in a transaction.
 * Throws HttpError 404 for other users' publications, 422, 409 where it is had already or the request was used for
 * another order, 429.
 */
export async function placeOrder(
  tx: Db,
  order: Order,
  rateE4: RateE4,
  now: Date,
): Promise<{ proforma: Proforma; isNew: boolean }> {
  const { userId, plan, publicationId, transactionId, requestId, method } = order;
  const kind = orderKindOf(plan.kind);
  await kind.lockSubject(tx, order);
  const earlier = await findEarlierOrder(tx, order);
  if (earlier) return { proforma: earlier, isNew: false };
  await kind.checkOrder(tx, order, now);
  await spendAttempt(tx, `order:${userId}`, orderLimit);
  const review = method === "card" ? paymentReviewOf(plan.priceCents, rateE4) : null;
  const [proforma] = await tx
    .insert(proformas)
    .values({
      userId,
      requestId,
      kind: plan.kind,
      planId: plan.id,
      plansVersion,
      publicationId,
      transactionId,
      method,
      priceCents: plan.priceCents,
      review,
      amountCents: review?.amountCents ?? null,
      amountCurrency: review ? "VES" : null,
      reference: randomBytes(16).toString("base64url"),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [proformas.userId, proformas.requestId] })
    .returning();
  // Used at the same moment for another subject, which is not locked here.
  if (!proforma) throw usedRequestId(otherOrder);
  await kind.place(tx, proforma, plan, order, now);
  return { proforma, isNew: true };
}

/** The order of the same request. Throws HttpError 409 where it was made for something else. */
async function findEarlierOrder(
  tx: Db,
  { userId, requestId, plan, publicationId, transactionId, method }: Order,
): Promise<Proforma | undefined> {
  if (requestId === null) return undefined;
  const [found] = await tx
    .select()
    .from(proformas)
    .where(and(eq(proformas.userId, userId), eq(proformas.requestId, requestId)));
  if (!found) return undefined;
  const isSame =
    found.planId === plan.id &&
    found.publicationId === publicationId &&
    found.transactionId === transactionId &&
    found.method === method;
  if (!isSame) throw usedRequestId(otherOrder);
  return found;
}
