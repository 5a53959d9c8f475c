import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { LuShieldCheck } from "react-icons/lu";
import { premiumPlans } from "../../../../rules/plan";
import { Card } from "../../components/ui/Card";
import { useCapability } from "../../components/useCapability";
import { formatAmount } from "../../lib/money";
import { premiumMessages } from "../../lib/premiumMessages";

const text = premiumMessages;

/** What a card shows of a plan. */
interface PlanOffer {
  id: string;
  months: number;
  price: { amount: number; currency: string };
}

interface PlanCardsProps<Offer extends PlanOffer> {
  plans: readonly Offer[];
  /** The button of a plan; none while no plan can be ordered. */
  renderAction?: (plan: Offer) => ReactNode;
}

/** The plans side by side, each with its price a month against the shortest one. */
export function PlanCards<Offer extends PlanOffer>({ plans, renderAction }: PlanCardsProps<Offer>) {
  const [shortest] = plans;
  const hasSecureExchange = useCapability("secureExchange");
  const includedIn = ({ months }: Offer) =>
    hasSecureExchange ? premiumPlans.find((plan) => plan.months === months)?.secureExchanges : undefined;
  return (
    <chakra.ul
      display="grid"
      gap={{ base: "3", md: "5" }}
      listStyleType="none"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
    >
      {plans.map((plan) => (
        <Card as="li" key={plan.id} display="flex" flexDirection="column" gap="1" p={{ base: "5", md: "6" }}>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            minHeight="28px"
          >
            <chakra.h3 textStyle="h3">{text.months(plan.months)}</chakra.h3>
            <Saving plan={plan} shortest={shortest} />
          </chakra.div>
          <chakra.p fontFamily="heading" fontWeight={800} fontSize="2.5rem" lineHeight="2.875rem">
            {formatAmount(plan.price.amount)}
            <chakra.small fontSize="1rem"> {plan.price.currency}</chakra.small>
          </chakra.p>
          <chakra.p textStyle="small" color="fg.muted" minHeight={{ md: "1.5em" }}>
            {plan.months > 1 &&
              text.perMonth(`${formatAmount(Math.round(plan.price.amount / plan.months))} ${plan.price.currency}`)}
          </chakra.p>
          <Included count={includedIn(plan)} />
          {renderAction && <chakra.div mt="4">{renderAction(plan)}</chakra.div>}
        </Card>
      ))}
    </chakra.ul>
  );
}

/** What a plan includes that the others do not, or not as many of. */
function Included({ count }: { count: number | undefined }) {
  return count === undefined ? null : (
    <chakra.p display="flex" alignItems="center" gap="2" textStyle="small" fontWeight={700}>
      <LuShieldCheck size={18} aria-hidden="true" />
      {text.included(count)}
    </chakra.p>
  );
}

/** How much less a month costs than with the shortest plan. */
function Saving({ plan, shortest }: { plan: PlanOffer; shortest: PlanOffer | undefined }) {
  if (!shortest || shortest.id === plan.id) return null;
  const regular = (shortest.price.amount / shortest.months) * plan.months;
  const percent = Math.round((1 - plan.price.amount / regular) * 100);
  return percent > 0 ? (
    <chakra.span
      px="2.5"
      py="0.5"
      borderRadius="full"
      bg="bg.success"
      color="fg.success"
      fontWeight={700}
      fontSize="0.8125rem"
    >
      {text.saves(percent)}
    </chakra.span>
  ) : null;
}
