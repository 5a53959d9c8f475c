import type { Proforma } from "../commands/orders/orderKind";
import type { Plan, PaymentReview } from "../catalogue/plans";

/** Bolívares with decimals; each tax under its key, and once more with its name. */
function presentReview({ subTotalCents, taxes, amountCents, rateE4 }: PaymentReview) {
  return {
    sub_total: subTotalCents / 100,
    ...Object.fromEntries(taxes.map(({ key, amountCents: cents }) => [key, cents / 100])),
    amount: amountCents / 100,
    currency: "VES",
    rate: rateE4 / 10_000,
    taxes: taxes.map(({ key, name, percent, amountCents: cents }) => ({ key, name, percent, amount: cents / 100 })),
  };
}

/** A plan with what it costs now and the credit that may be spent on it, in US dollars. */
export function presentPlan(plan: Plan, review: PaymentReview, freeCents: number) {
  return {
    id: plan.id,
    name: plan.name,
    price: plan.priceCents / 100,
    tax_units: 1,
    payment_review: presentReview(review),
    applicable_taxes_keys: review.taxes.map(({ key }) => key),
    available_balance: freeCents / 100,
    productable_type: plan.kind,
    productable: presentProduct(plan),
  };
}

/** What the plan buys, in the words of its kind. */
function presentProduct(plan: Plan) {
  switch (plan.kind) {
    case "promo":
      return { ad_type: plan.adType, views: plan.impressions };
    case "premium":
      return { months: plan.months, secure_exchanges: plan.secureExchanges };
    case "secure-exchange":
      return {};
  }
}

/** An own order, with its payment page while it may be paid. */
export function presentProforma(proforma: Proforma, isOpen: boolean) {
  return {
    id: proforma.id,
    status: proforma.status,
    control: isOpen ? proforma.control : null,
    payment_url: isOpen ? proforma.pageUrl : null,
    payment_review: proforma.review && presentReview(proforma.review),
    applicable_taxes_keys: proforma.review?.taxes.map(({ key }) => key) ?? [],
    price: proforma.priceCents / 100,
    productable_type: proforma.kind,
    publication_id: proforma.publicationId,
    created_at: proforma.createdAt.toISOString(),
  };
}
