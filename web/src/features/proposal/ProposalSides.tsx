import { chakra } from "@chakra-ui/react/styled-system";
import { SwapCurve } from "../../components/brand/SwapCurve";
import { TransactionPair, describeSide } from "../../components/transaction/TransactionPair";
import { messages } from "../../lib/messages";
import { Balance } from "./Balance";
import { drawSide } from "./counterOffer/formTerms";
import { LikeValues } from "./counterOffer/LikeValues";

type Side = Parameters<typeof drawSide>[0];

interface ProposalSidesProps {
  own: Side;
  other: Side;
  /** Whether the viewer gives nothing yet. */
  isEmpty: boolean;
  /** Whether more of the other side, and money, can be asked for. */
  canAsk: boolean;
}

/** What the viewer gives facing what they receive, with the balance of both. */
export function ProposalSides({ own, other, isEmpty, canAsk }: ProposalSidesProps) {
  const [give, receive] = [drawSide(own), drawSide(other)];
  return (
    <SwapCurve
      borderRadius={{ base: 0, lg: "plumaModal" }}
      border={{ lg: "1px solid {colors.border.subtle}" }}
      order={{ base: 1 }}
    >
      <chakra.div p={{ base: "16px", lg: "24px" }}>
        <TransactionPair size="composer" give={give} receive={receive} />
        <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3" mt="3" aria-hidden="true">
          <div>
            <chakra.div textStyle="caption" fontWeight={700} color="fg.give">
              {messages.swap.give}
            </chakra.div>
            <chakra.div textStyle="small" fontWeight={700} lineClamp={3} overflowWrap="anywhere">
              {isEmpty ? messages.swap.choose : describeSide(give)}
            </chakra.div>
          </div>
          <chakra.div textAlign="right">
            <chakra.div textStyle="caption" fontWeight={700} color="fg.receive">
              {messages.swap.receive}
            </chakra.div>
            <chakra.div textStyle="small" fontWeight={700} lineClamp={3} overflowWrap="anywhere">
              {describeSide(receive)}
            </chakra.div>
          </chakra.div>
        </chakra.div>
        {!isEmpty && (
          <chakra.div mt="3" display="grid" justifyItems="center">
            <Balance own={own} other={other} canAsk={canAsk} />
            {canAsk && <LikeValues things={[...own.things, ...other.things]} />}
          </chakra.div>
        )}
      </chakra.div>
    </SwapCurve>
  );
}
