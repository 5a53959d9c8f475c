import type { Money } from "../../__generated__/resolvers";

/** Converts the backend's US dollars with decimals to whole cents. Null also for impossible amounts. */
export function toMoney(dollars: number | null): Money | null {
  const cents = dollars === null ? NaN : Math.round(dollars * 100);
  return Number.isSafeInteger(cents) ? { amount: cents, currency: "USD" } : null;
}
