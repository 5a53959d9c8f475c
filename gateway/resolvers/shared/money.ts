import type { Money } from "../../__generated__/resolvers";

/** Amounts of the backend are in whole US dollars with decimals; here they are whole cents. */
export function toMoney(dollars: number | null): Money | null {
  return dollars === null ? null : { amount: Math.round(dollars * 100), currency: "USD" };
}
