import { taxes } from "../catalogue/plans";
import type { RateE4, PaymentReview } from "../catalogue/plans";

/** What was charged in bolívares, taxes included, in whole US cents at the rate of the order. */
export const chargedUsCents = ({ amountCents, rateE4 }: PaymentReview): number =>
  Math.round((amountCents * 10_000) / rateE4);

/** Converts a price in US cents to bolívares with taxes, each rounded to whole cents; the amount is their sum. */
export function paymentReviewOf(priceCents: number, rateE4: RateE4): PaymentReview {
  const subTotalCents = Math.round((priceCents * rateE4) / 10_000);
  const charged = taxes.map((tax) => ({ ...tax, amountCents: Math.round((subTotalCents * tax.percent) / 100) }));
  return {
    subTotalCents,
    taxes: charged,
    amountCents: charged.reduce((sum, tax) => sum + tax.amountCents, subTotalCents),
    rateE4,
  };
}
