import { creditRules } from "../../../rules/credit";
import { bookableDays } from "../../../rules/secureExchange";
import { transactionDays } from "../../../rules/transaction";

/** Prices and credits in US dollars, shared by the pages of information and the payment screens. */

/**
 * Earned by publishing: granted once, when the review approves the publication; locked until the identity is verified.
 */
export const credits = {
  perFirstProduct: creditRules.firstProduct / 100,
  firstProducts: creditRules.firstProducts,
  perLaterProduct: creditRules.laterProduct / 100,
  productsCap: creditRules.caps.product / 100,
  perService: creditRules.service / 100,
  servicesCap: creditRules.caps.service / 100,
} as const;

/** Packages of impressions. */
export const adPackages = [
  { type: "basic", title: "Básico", usd: 5, views: 2500 },
  { type: "medium", title: "Medio", usd: 10, views: 5000 },
  { type: "advanced", title: "Avanzado", usd: 15, views: 7500 },
] as const;

export const premiumPlans = [
  { months: 1, usd: 5, secureExchanges: 2 },
  { months: 6, usd: 25, secureExchanges: 14 },
  { months: 12, usd: 45, secureExchanges: 26 },
] as const;

export const secureExchange = { usd: 7, daysAhead: bookableDays } as const;

/** Within so many hours support answers about verification and Premium. */
export const answerHours = 72;

/** Days from the first confirmation of a swap. */
export const completion = {
  days: transactionDays.completion,
  reminderDays: transactionDays.reminder,
  ratingDays: transactionDays.afterCompletion,
} as const;
