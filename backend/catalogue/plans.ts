/** What is sold. Orders keep a copy of what they were made for, so a change here changes no order. */
export interface Plan {
  id: number;
  kind: PlanKind;
  /** What the wire calls it. */
  adType: AdType;
  name: string;
  /** US cents, before taxes. */
  priceCents: number;
  /** Impressions that it buys. */
  impressions: number;
}

/** The wire's productable_type. */
export const planKinds = ["promo"] as const;
export type PlanKind = (typeof planKinds)[number];

export const adTypes = ["basic", "medium", "advanced"] as const;
export type AdType = (typeof adTypes)[number];

/** Goes up with every change of the list below. */
export const plansVersion = 1;

export const plans: readonly Plan[] = [
  { id: 1, kind: "promo", adType: "basic", name: "Básico", priceCents: 500, impressions: 2_500 },
  { id: 2, kind: "promo", adType: "medium", name: "Medio", priceCents: 1_000, impressions: 5_000 },
  { id: 3, kind: "promo", adType: "advanced", name: "Avanzado", priceCents: 1_500, impressions: 7_500 },
];

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
