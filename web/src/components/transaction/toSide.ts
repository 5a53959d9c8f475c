import { wholeDollarLabel } from "../../lib/money";
import type { TransactionSide } from "./TransactionPair";

interface ExchangeSide {
  publications: TransactionSide["items"];
  text: string | null;
  money: { amount: number } | null;
}

/** A side of an exchange as it is shown: money on top stands with what is given in words. */
export function toSide({ publications, text, money }: ExchangeSide): TransactionSide {
  const words = [text, money && wholeDollarLabel(money.amount)].filter(Boolean).join(" + ");
  return { items: publications, text: words || null };
}
