import { formatAmount } from "./money";

/** An amount with its currency: `Bs 1.234,56`, `5,00 USD`. */
export function moneyLabel({ amount, currency }: { amount: number; currency: string }): string {
  return currency === "VES" ? `Bs\u00a0${formatAmount(amount)}` : `${formatAmount(amount)}\u00a0${currency}`;
}
