import type { Db } from "../../db/client";
import { chargedUsCents } from "../../policies/price";
import { returnCredit } from "../credit";
import type { Proforma } from "./orderKind";

/**
 * Gives back what an order cost, taxes included, as credit, once for each order and kind. Returns the US cents, and
 * those that frauds had earned of them. Call it in a transaction.
 */
export async function refundOrder(
  tx: Db,
  { id, userId, review, priceCents }: Proforma,
  kind: "refund" | "secure_exchange" = "refund",
): Promise<{ paidCents: number; fraudCents: number }> {
  const paidCents = review ? chargedUsCents(review) : priceCents;
  const keptCents = await returnCredit(tx, { userId, amountCents: paidCents, kind, proformaId: id });
  return { paidCents, fraudCents: paidCents - keptCents };
}
