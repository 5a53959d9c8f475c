import type { PlanKind } from "../../__generated__/enums";
import type { ProductKind } from "../../rest/payments";

/** The wire's word for each kind. */
export const productKinds: Record<PlanKind, ProductKind> = {
  PROMO: "promo",
  PREMIUM: "premium",
  SECURE_EXCHANGE: "secure-exchange",
};

const kinds: Record<string, PlanKind> = { promo: "PROMO", premium: "PREMIUM", "secure-exchange": "SECURE_EXCHANGE" };

/** A backend that sells nothing but promotions may leave the word out; null for one that is not known. */
export const toPlanKind = (word: string | null): PlanKind | null => (word === null ? "PROMO" : (kinds[word] ?? null));
