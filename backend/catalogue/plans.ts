import { premiumPlans, promoPlans, secureExchangePlan as soldSecureExchange } from "../../rules/plan";

interface PlanBase {
  id: number;
  name: string;
  /** US cents, before taxes. */
  priceCents: number;
}

/** Impressions for one publication. */
interface PromoPlan extends PlanBase {
  kind: "promo";
  /** What the wire calls it. */
  adType: AdType;
  impressions: number;
}

/** A term of Premium. */
interface PremiumPlan extends PlanBase {
  kind: "premium";
  months: number;
  /** Granted when the term is activated. */
  secureExchanges: number;
}

/** A place where an exchange is carried out. */
interface SecureExchangePlan extends PlanBase {
  kind: "secure-exchange";
}

/** What is sold. Orders keep a copy of what they were made for, so a change here changes no order. */
export type Plan = PromoPlan | PremiumPlan | SecureExchangePlan;

/** The wire's productable_type. */
export const planKinds = ["promo", "premium", "secure-exchange"] as const;
/** What an order's `kind` says, and a plan's with it. */
export type PlanKind = (typeof planKinds)[number];
/** The plans of one kind. */
export type PlanOf<Kind extends PlanKind> = Extract<Plan, { kind: Kind }>;

/** The wire's names of the three promotions, the smallest first. */
export const adTypes = ["basic", "medium", "advanced"] as const;
/** Kept with the campaign, whatever the plan becomes. */
export type AdType = (typeof adTypes)[number];

/** The only one of its kind: ordered with a booking. */
export const secureExchangePlan: SecureExchangePlan = { kind: "secure-exchange", ...soldSecureExchange };

/** Goes up with every change of what is sold. */
export const plansVersion = 3;

/** All that can be ordered; a number is never given to another plan. */
export const plans: readonly Plan[] = [
  ...promoPlans.map((plan): Plan => ({ kind: "promo", ...plan })),
  ...premiumPlans.map((plan): Plan => ({ kind: "premium", ...plan })),
  secureExchangePlan,
];

/** What the card gateway's page and the receipt call an order, by its kind and the name of its plan. */
export const orderTitles: Record<PlanKind, (plan: string) => string> = {
  promo: (plan) => `Promoción ${plan}`,
  premium: (plan) => `Premium por ${plan}`,
  "secure-exchange": (plan) => plan,
};

/** Undefined for an unknown number. */
export const findPlan = (id: number): Plan | undefined => plans.find((plan) => plan.id === id);

interface Tax {
  key: string;
  name: string;
  percent: number;
}

/** On every payment by card; credit is no money and bears none. */
export const taxes: readonly Tax[] = [{ key: "iva", name: "IVA", percent: 16 }];

/** Bolívares for one US dollar in ten-thousandths, so that a rate is a whole number. */
export type RateE4 = number;

/** An amount in bolívares with its taxes, at the rate of that moment. */
export interface PaymentReview {
  /** Bolívares in cents. */
  subTotalCents: number;
  taxes: (Tax & { amountCents: number })[];
  amountCents: number;
  rateE4: RateE4;
}
