/** What publishing earns, in US cents. */
export const creditRules = {
  /** For each product until the first ten have earned `firstProducts` times this. */
  firstProduct: 100,
  firstProducts: 10,
  laterProduct: 200,
  service: 1_000,
  caps: { product: 4_000, service: 2_000 },
} as const;

/** What earns credit once it is approved; each has a cap of its own. */
export type EarningType = keyof typeof creditRules.caps;

/**
 * What the first approval of a publication earns, given what its owner has already earned with others of its type.
 * Never exceeds the cap.
 */
export function creditFor(type: EarningType, earnedCents: number): number {
  const { firstProduct, firstProducts, laterProduct, service, caps } = creditRules;
  const productCents = earnedCents < firstProduct * firstProducts ? firstProduct : laterProduct;
  const cents = type === "service" ? service : productCents;
  return Math.max(0, Math.min(cents, caps[type] - earnedCents));
}

/** A line of the ledger, as far as it says which part of the balance it changed. */
export interface CreditMovement {
  kind: string;
  amountCents: number;
  /** The order that it paid, or that gave it back. */
  proformaId: number | null;
}

/**
 * What is left of the credit earned by publishing, after replaying the ledger in order. Payments use other credit
 * first, since earned credit cannot be spent before the verification; what an order gives back returns to where it came
 * from.
 */
function earnedCreditLeft(ledger: readonly CreditMovement[]): number {
  let earned = 0;
  let other = 0;
  const earnedInOrders = new Map<number, number>();
  for (const { kind, amountCents, proformaId } of ledger) {
    let ofEarned = 0;
    if (kind === "publication") ofEarned = amountCents;
    else if (kind === "fraud") ofEarned = -Math.min(earned, -amountCents);
    else if (amountCents < 0) ofEarned = -Math.min(earned, Math.max(0, -amountCents - other));
    else ofEarned = Math.min(amountCents, earnedInOrders.get(proformaId ?? 0) ?? 0);
    if (proformaId !== null && kind !== "fraud")
      earnedInOrders.set(proformaId, (earnedInOrders.get(proformaId) ?? 0) - ofEarned);
    earned += ofEarned;
    other += amountCents - ofEarned;
  }
  return earned;
}

/** What a user may not spend before the verification. */
export const lockedCredit = (isVerified: boolean, ledger: readonly CreditMovement[]): number =>
  isVerified ? 0 : earnedCreditLeft(ledger);

/**
 * How much of a refund is taken back at once: credit earned by frauds that could not be recovered because it had been
 * spent. The account ends up as if it had never ordered.
 */
export const clawbackOfRefund = (returnedCents: number, owedCents: number): number =>
  Math.max(0, Math.min(returnedCents, owedCents));

type CreditStatus =
  | "verified_full_credits"
  | "verified_partial_credits"
  | "verified_without_credits"
  | "no_verified_with_credits"
  | "no_verified_without_credits";

/** The state of the credit panel, from what publications have earned. */
export function creditStatus(isVerified: boolean, productCents: number, serviceCents: number): CreditStatus {
  const hasEarned = productCents + serviceCents > 0;
  if (!isVerified) return hasEarned ? "no_verified_with_credits" : "no_verified_without_credits";
  const { product, service } = creditRules.caps;
  if (productCents >= product && serviceCents >= service) return "verified_full_credits";
  return hasEarned ? "verified_partial_credits" : "verified_without_credits";
}
