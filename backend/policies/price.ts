import { taxes } from "../catalogue/plans";
import type { RateE4, Review } from "../catalogue/plans";

/** What a price in US cents comes to in bolívares with its taxes, each rounded to whole cents; the amount is their sum. */
export function reviewOf(priceCents: number, rateE4: RateE4): Review {
  const subTotalCents = Math.round((priceCents * rateE4) / 10_000);
  const charged = taxes.map((tax) => ({ ...tax, amountCents: Math.round((subTotalCents * tax.percent) / 100) }));
  return {
    subTotalCents,
    taxes: charged,
    amountCents: charged.reduce((sum, tax) => sum + tax.amountCents, subTotalCents),
    rateE4,
  };
}
