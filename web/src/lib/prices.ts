import { creditRules } from "../../../rules/credit";
import { premiumPlans as premiumTerms, promoPlans, secureExchangePlan } from "../../../rules/plan";
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
export const adPackages = promoPlans.map(({ adType, name, priceCents, impressions }) => ({
  type: adType,
  title: name,
  usd: priceCents / 100,
  views: impressions,
}));

/** For the pages of information: what is ordered comes from the server. Whole US dollars before taxes. */
export const premiumPlans = premiumTerms.map(({ months, priceCents, secureExchanges }) => ({
  months,
  usd: priceCents / 100,
  secureExchanges,
}));

/** Its price before taxes in US dollars, and how many days ahead one can book. */
export const secureExchange = { usd: secureExchangePlan.priceCents / 100, daysAhead: bookableDays } as const;

/** Within so many hours support answers about verification and Premium. */
export const answerHours = 72;

/** Days from the first confirmation of a swap. */
export const completion = {
  days: transactionDays.completion,
  reminderDays: transactionDays.reminder,
  ratingDays: transactionDays.afterCompletion,
} as const;
