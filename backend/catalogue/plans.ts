interface PlanBase {
  id: number;
  name: string;
  /** US cents, before taxes. */
  priceCents: number;
}

/** Impressions for one publication. */
export interface PromoPlan extends PlanBase {
  kind: "promo";
  /** What the wire calls it. */
  adType: AdType;
  impressions: number;
}

/** A term of Premium. */
export interface PremiumPlan extends PlanBase {
  kind: "premium";
  months: number;
  /** Granted when the term is activated. */
  secureExchanges: number;
}

/** A place where an exchange is carried out. */
export interface SecureExchangePlan extends PlanBase {
  kind: "secure-exchange";
}

/** What is sold. Orders keep a copy of what they were made for, so a change here changes no order. */
export type Plan = PromoPlan | PremiumPlan | SecureExchangePlan;

/** The wire's productable_type. */
export const planKinds = ["promo", "premium", "secure-exchange"] as const;
export type PlanKind = (typeof planKinds)[number];
export type PlanOf<Kind extends PlanKind> = Extract<Plan, { kind: Kind }>;

export const adTypes = ["basic", "medium", "advanced"] as const;
export type AdType = (typeof adTypes)[number];

/** The only one of its kind: ordered with a booking. */
export const secureExchangePlan: SecureExchangePlan = {
  id: 31,
  kind: "secure-exchange",
  name: "Intercambio Seguro",
  priceCents: 700,
};

/** Goes up with every change of the list below. */
export const plansVersion = 3;

export const plans: readonly Plan[] = [
  { id: 1, kind: "promo", adType: "basic", name: "Básico", priceCents: 500, impressions: 2_500 },
  { id: 2, kind: "promo", adType: "medium", name: "Medio", priceCents: 1_000, impressions: 5_000 },
  { id: 3, kind: "promo", adType: "advanced", name: "Avanzado", priceCents: 1_500, impressions: 7_500 },
  { id: 4, kind: "premium", name: "1 mes", priceCents: 500, months: 1, secureExchanges: 2 },
  { id: 5, kind: "premium", name: "6 meses", priceCents: 2_500, months: 6, secureExchanges: 14 },
  { id: 6, kind: "premium", name: "12 meses", priceCents: 4_500, months: 12, secureExchanges: 26 },
  secureExchangePlan,
];

/** What the card gateway's page and the receipt call an order, by its kind and the name of its plan. */
export const orderTitles: Record<PlanKind, (plan: string) => string> = {
  promo: (plan) => `Promoción ${plan}`,
  premium: (plan) => `Premium por ${plan}`,
  "secure-exchange": (plan) => plan,
};

export const findPlan = (id: number): Plan | undefined => plans.find((plan) => plan.id === id);

export interface Tax {
  key: string;
  name: string;
  percent: number;
}

/** On every payment by card; credit is no money and bears none. */
export const taxes: readonly Tax[] = [{ key: "iva", name: "IVA", percent: 16 }];

/** Bolívares for one US dollar in ten-thousandths, so that a rate is a whole number. */
export type RateE4 = number;

export interface PaymentReview {
  /** Bolívares in cents. */
  subTotalCents: number;
  taxes: (Tax & { amountCents: number })[];
  amountCents: number;
  rateE4: RateE4;
}
