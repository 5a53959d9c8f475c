import { wholeDollarLabel } from "../../lib/money";
import type { TransactionSide } from "./TransactionPair";

interface ExchangeSide {
  publications: TransactionSide["items"];
  text: string | null;
  money: { amount: number } | null;
}

/** A side of an exchange as it is shown. */
export const toSide = ({ publications, text, money }: ExchangeSide): TransactionSide => ({
  items: publications,
  text,
  money: money && wholeDollarLabel(money.amount),
});
