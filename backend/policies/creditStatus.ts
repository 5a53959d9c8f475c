/** How much credit publishing can earn at most, in US dollars. */
const creditCaps = { product: 40, service: 20 };

export type CreditStatus =
  | "verified_full_credits"
  | "verified_partial_credits"
  | "verified_without_credits"
  | "no_verified_with_credits"
  | "no_verified_without_credits";

/** What the credit panel says, from what publications have earned in US dollars. */
export function creditStatus(isVerified: boolean, product: number, service: number): CreditStatus {
  const hasSome = product + service > 0;
  if (!isVerified) return hasSome ? "no_verified_with_credits" : "no_verified_without_credits";
  if (product >= creditCaps.product && service >= creditCaps.service) return "verified_full_credits";
  return hasSome ? "verified_partial_credits" : "verified_without_credits";
}
