import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { plansVersion } from "../catalogue/plans";
import type { Plan, RateE4 } from "../catalogue/plans";
import { spendAttempt } from "../db/attempts";
import { isPromotionBlocked } from "../db/campaigns";
import type { Db } from "../db/client";
import { campaigns } from "../db/schema/campaigns";
import { proformas } from "../db/schema/money";
import { publications } from "../db/schema/publications";
import { HttpError, notFound, unprocessable } from "../errors";
import { paymentReviewOf } from "../policies/price";

export type Proforma = typeof proformas.$inferSelect;

export interface Order {
  userId: number;
  plan: Plan;
  publicationId: number;
  /** Made by the client once per order. */
  requestId: string | null;
  method: "card" | "credit";
}

const orderMessages = {
  notFound: "Publicación no encontrada",
  notActive: "Solo puedes promocionar publicaciones activas",
  alreadyPromoted: "Esta publicación ya tiene una promoción o un pago por confirmar",
  otherOrder: "Esta solicitud ya se usó para otra compra",
};

/** New orders of one person; what is repeated is none. */
const limit = { count: 60, minutes: 60 };

/**
 * Writes an unpaid order with its campaign; the same request again finds the first one. Locks the publication until the
 * commit, so that orders and payments of one publication come one after the other. Call it in a transaction. Throws
 * HttpError 404 for other users' publications, 422, 409 where it is promoted already or the request was used for
 * another order, 429.
 */
export async function placeOrder(
  tx: Db,
  order: Order,
  rateE4: RateE4,
): Promise<{ proforma: Proforma; isNew: boolean }> {
  const { userId, plan, publicationId, requestId, method } = order;
  const [publication] = await tx
    .select({ status: publications.status })
    .from(publications)
    .where(and(eq(publications.id, publicationId), eq(publications.ownerId, userId)))
    .for("update");
  if (!publication) throw notFound(orderMessages.notFound);
  const earlier = await findEarlierOrder(tx, order);
  if (earlier) return { proforma: earlier, isNew: false };
  if (publication.status !== "Activo") throw unprocessable(orderMessages.notActive);
  if (await isPromotionBlocked(tx, publicationId))
    throw new HttpError(409, { errors: [orderMessages.alreadyPromoted] });
  await spendAttempt(tx, `order:${userId}`, limit);
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
      method,
      priceCents: plan.priceCents,
      review,
      amountCents: review?.amountCents ?? null,
      amountCurrency: review ? "VES" : null,
      reference: randomBytes(16).toString("base64url"),
    })
    .onConflictDoNothing({ target: [proformas.userId, proformas.requestId] })
    .returning();
  // Used at the same moment for another publication, whose row is not locked here.
  if (!proforma) throw new HttpError(409, { errors: [orderMessages.otherOrder] });
  await tx.insert(campaigns).values({
    proformaId: proforma.id,
    publicationId,
    ownerId: userId,
    adType: plan.adType,
    purchased: plan.impressions,
  });
  return { proforma, isNew: true };
}

/** The order of the same request. Throws HttpError 409 where it was made for something else. */
async function findEarlierOrder(
  tx: Db,
  { userId, requestId, plan, publicationId, method }: Order,
): Promise<Proforma | undefined> {
  if (requestId === null) return undefined;
  const [found] = await tx
    .select()
    .from(proformas)
    .where(and(eq(proformas.userId, userId), eq(proformas.requestId, requestId)));
  if (!found) return undefined;
  const isSame = found.planId === plan.id && found.publicationId === publicationId && found.method === method;
  if (!isSame) throw new HttpError(409, { errors: [orderMessages.otherOrder] });
  return found;
}
