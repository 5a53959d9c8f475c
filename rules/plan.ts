/** What is sold and for how much, in US cents before taxes. */

/** Refuses an order of what is not sold. */
export const unknownPlanText = "El plan no existe";

/** Impressions for one publication. `adType` is what the wire calls it. */
export const promoPlans = [
  { id: 1, adType: "basic", name: "Básico", priceCents: 500, impressions: 2_500 },
  { id: 2, adType: "medium", name: "Medio", priceCents: 1_000, impressions: 5_000 },
  { id: 3, adType: "advanced", name: "Avanzado", priceCents: 1_500, impressions: 7_500 },
] as const;

/** Terms of Premium. Their secure exchanges are granted when the term is activated. */
export const premiumPlans = [
  { id: 4, name: "1 mes", months: 1, priceCents: 500, secureExchanges: 2 },
  { id: 5, name: "6 meses", months: 6, priceCents: 2_500, secureExchanges: 14 },
  { id: 6, name: "12 meses", months: 12, priceCents: 4_500, secureExchanges: 26 },
] as const;

/** A place for one exchange; the only one of its kind, ordered with a booking. */
export const secureExchangePlan = { id: 31, name: "Cambio seguro", priceCents: 700 } as const;
