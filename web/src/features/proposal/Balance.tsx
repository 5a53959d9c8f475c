import { chakra } from "@chakra-ui/react/styled-system";
import { wholeDollarLabel } from "../../lib/money";
import { proposalMessages } from "../../lib/proposalMessages";
import type { SideValue } from "./balance";

const text = proposalMessages.balance;

interface BalanceProps {
  own: SideValue;
  other: SideValue;
  /** Whether more of the other side can be asked for here. */
  canAsk?: boolean;
}

/** What both sides are worth; says how far they are apart, and never who wins. */
export function Balance({ own, other, canAsk = false }: BalanceProps) {
  const apart = own.amount - other.amount;
  return (
    <chakra.div role="status" aria-label={text.title} textStyle="small" textAlign="center">
      <chakra.p fontWeight={700}>{text.sides(wholeDollarLabel(own.amount), wholeDollarLabel(other.amount))}</chakra.p>
      <chakra.p color="fg.muted">{own.isWhole && other.isWhole ? describe(apart, canAsk) : text.unknown}</chakra.p>
    </chakra.div>
  );
}

function describe(apart: number, canAsk: boolean): string {
  if (apart === 0) return text.even;
  if (apart < 0) return text.addOwn(wholeDollarLabel(-apart));
  return (canAsk ? text.addOther : text.ownMore)(wholeDollarLabel(apart));
}
