import type { Db } from "../../db/client";
import { chargedUsCents } from "../../policies/price";
import { addCreditEntry } from "../credit";
import type { Proforma } from "./orderKind";

/** Gives back what an order cost, taxes included, as credit; the ledger takes one such entry for each order. Returns US cents. */
export async function refundOrder(
  tx: Db,
  { id, userId, review, priceCents }: Proforma,
  kind: "refund" | "secure_exchange" = "refund",
): Promise<number> {
  const amountCents = review ? chargedUsCents(review) : priceCents;
  await addCreditEntry(tx, { userId, amountCents, kind, proformaId: id });
  return amountCents;
}
