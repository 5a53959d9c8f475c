import type { Credit, CreditEntryRow } from "../db/credit";
import { findPlan, orderTitles } from "../catalogue/plans";
import { creditStatus } from "../../rules/credit";

/** The recorded answer; US dollars, as below. */
export const presentCredit = ({ isVerified, productCents, serviceCents }: Credit) => ({
  status: creditStatus(isVerified, productCents, serviceCents),
  product_credits: productCents / 100,
  service_credits: serviceCents / 100,
});

/** In US dollars with decimals, as the wire has them. */
export const presentBalance = ({ balanceCents, lockedCents, freeCents, campaignCents }: Credit) => ({
  balance: balanceCents / 100,
  locked: lockedCents / 100,
  free: freeCents / 100,
  spent_on_campaigns: campaignCents / 100,
});

/** In US dollars; `amount` below zero where it was spent. */
export const presentCreditEntry = ({ entry, planId, publication, reason }: CreditEntryRow) => ({
  id: entry.id,
  kind: entry.kind,
  amount: entry.amountCents / 100,
  balance: entry.balanceCents / 100,
  created_at: entry.createdAt.toISOString(),
  publication,
  // Of a fraud the publication says what it is about, also where it was taken from what came back of an order.
  plan: planId === null || entry.kind === "fraud" ? null : planName(planId),
  proforma_id: entry.proformaId,
  reason,
});

/** A plan of Premium is called by its length alone, which says nothing in a ledger. */
function planName(planId: number): string | null {
  const plan = findPlan(planId);
  if (!plan) return null;
  return plan.kind === "premium" ? orderTitles.premium(plan.name) : plan.name;
}
