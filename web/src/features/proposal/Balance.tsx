import { chakra } from "@chakra-ui/react/styled-system";
import { wholeDollarLabel } from "../../lib/money";
import { proposalMessages } from "../../lib/proposalMessages";

const text = proposalMessages.balance;

interface Side {
  things: readonly { price: { amount: number } | null }[];
  /** What else is given, which has no price. */
  words: string;
  /** In cents. */
  money: number;
}

interface BalanceProps {
  own: Side;
  other: Side;
  /** Whether more of the other side can be asked for here. */
  canAsk?: boolean;
}

/** What both sides are worth, as their owners have said; says how far they are apart, and never who wins. */
export function Balance({ own, other, canAsk = false }: BalanceProps) {
  const [ownAmount, otherAmount] = [amountOf(own), amountOf(other)];
  return (
    <chakra.div role="status" aria-label={text.title} textStyle="small" textAlign="center">
      {hasValue(own) && hasValue(other) && (
        <chakra.p fontWeight={700}>{text.sides(wholeDollarLabel(ownAmount), wholeDollarLabel(otherAmount))}</chakra.p>
      )}
      <chakra.p color="fg.muted">
        {hasPrice(own) && hasPrice(other) ? describe(ownAmount - otherAmount, canAsk) : text.unknown}
      </chakra.p>
    </chakra.div>
  );
}

const amountOf = ({ things, money }: Side) => things.reduce((sum, { price }) => sum + (price?.amount ?? 0), money);

/** Whether anything of a side has a price: otherwise it would be said to be worth nothing. */
const hasValue = ({ things, money }: Side) => money > 0 || things.some(({ price }) => price !== null);

/** Whether all of it has. */
const hasPrice = ({ things, words }: Side) => words.trim() === "" && things.every(({ price }) => price !== null);

function describe(apart: number, canAsk: boolean): string {
  if (apart === 0) return text.even;
  if (apart < 0) return text.addOwn(wholeDollarLabel(-apart));
  return (canAsk ? text.addOther : text.ownMore)(wholeDollarLabel(apart));
}
