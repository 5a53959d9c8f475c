import type { Money } from "../../__generated__/resolvers";

/** Backend amounts are US dollars with decimals; here they are whole cents. */
export function toMoney(dollars: number | null): Money | null {
  return dollars === null ? null : { amount: Math.round(dollars * 100), currency: "USD" };
}
