import { chakra } from "@chakra-ui/react/styled-system";
import { counterOfferMessages as text } from "../../../lib/counterOfferMessages";
import { wholeDollarLabel } from "../../../lib/money";
import type { SideValue } from "./balance";

/** What both sides are worth; says how far they are apart, and never who wins. */
export function Balance({ own, other }: { own: SideValue; other: SideValue }) {
  const apart = own.amount - other.amount;
  return (
    <chakra.div role="status" aria-label={text.balance} textStyle="small" textAlign="center">
      <chakra.p fontWeight={700}>{text.sides(wholeDollarLabel(own.amount), wholeDollarLabel(other.amount))}</chakra.p>
      <chakra.p color="fg.muted">{own.isWhole && other.isWhole ? describe(apart) : text.unknown}</chakra.p>
    </chakra.div>
  );
}

function describe(apart: number): string {
  if (apart === 0) return text.even;
  return apart < 0 ? text.addOwn(wholeDollarLabel(-apart)) : text.addOther(wholeDollarLabel(apart));
}
