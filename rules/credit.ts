/** What publishing earns, in US cents. */
export const creditRules = {
  /** For each product until the first ten have earned `firstProducts` times this. */
  firstProduct: 100,
  firstProducts: 10,
  laterProduct: 200,
  service: 1_000,
  caps: { product: 4_000, service: 2_000 },
} as const;

export type EarningType = keyof typeof creditRules.caps;

/**
 * What the first approval of a publication earns whose owner has earned so much with others of its type. Never more
 * than what is missing to the cap.
 */
export function creditFor(type: EarningType, earnedCents: number): number {
  const { firstProduct, firstProducts, laterProduct, service, caps } = creditRules;
  const productCents = earnedCents < firstProduct * firstProducts ? firstProduct : laterProduct;
  const cents = type === "service" ? service : productCents;
  return Math.max(0, Math.min(cents, caps[type] - earnedCents));
}

/** What nobody may spend who is not verified: all that publishing has earned and that is still there. */
export function lockedCredit(isVerified: boolean, balanceCents: number, earnedCents: number): number {
  return isVerified ? 0 : Math.max(0, Math.min(balanceCents, earnedCents));
}

export type CreditStatus =
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
