import { findPlan, orderTitles } from "../catalogue/plans";
import type { Payment } from "../db/payments";
import { presentProforma } from "./payment";

/** What a receipt says of a payment: its number and its moment are null until it is paid. */
export function toReceipt({ proforma, publicationTitle, payer, creditedCents }: Payment) {
  const { id, kind, planId, status, method, saidAt, updatedAt } = proforma;
  const isPaid = status === "approved";
  return {
    number: isPaid ? `T-${String(id).padStart(6, "0")}` : null,
    paidAt: isPaid ? (saidAt ?? updatedAt) : null,
    method,
    concept: orderTitles[kind](findPlan(planId)?.name ?? "").trim(),
    publicationTitle,
    payer: `${payer.name} ${payer.lastName}`,
    creditedCents,
  };
}

/** An own order with what its receipt says. */
export function presentPayment(payment: Payment, isOpen: boolean) {
  const { number, paidAt, method, concept, publicationTitle, payer, creditedCents } = toReceipt(payment);
  return {
    ...presentProforma(payment.proforma, isOpen),
    receipt_number: number,
    paid_at: paidAt?.toISOString() ?? null,
    method,
    concept,
    publication_title: publicationTitle,
    payer,
    credited: creditedCents === null ? null : creditedCents / 100,
  };
}
