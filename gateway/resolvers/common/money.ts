import type { Money } from "../../__generated__/resolvers";

/** Backend amounts are US dollars with decimals; here they are whole cents. Null also for what no amount can be. */
export function toMoney(dollars: number | null): Money | null {
  const cents = dollars === null ? NaN : Math.round(dollars * 100);
  return Number.isSafeInteger(cents) ? { amount: cents, currency: "USD" } : null;
}
