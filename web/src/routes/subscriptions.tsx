import { chakra } from "@chakra-ui/react/styled-system";
import { useApolloClient } from "@apollo/client/react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { PageMeta } from "../components/PageMeta";
import { useSession } from "../apollo/session";
import { usePremium } from "../apollo/usePremium";
import type { PayablePlan } from "../components/payment/PaymentChoice";
import { Button, ButtonLink } from "../components/ui/Button";
import { Card, Container } from "../components/ui/Card";
import { ErrorState } from "../components/ui/ErrorState";
import { Skeleton } from "../components/ui/Skeleton";
import { toast } from "../components/ui/toast";
import { VisuallyHidden } from "../components/ui/VisuallyHidden";
import { useCapability } from "../components/useCapability";
import { PlanCards } from "../features/premium/PlanCards";
import { PremiumBenefits } from "../features/premium/PremiumBenefits";
import { PremiumHeader } from "../features/premium/PremiumHeader";
import { PremiumState } from "../features/premium/PremiumState";
import { useOrder } from "../features/promotion/useOrder";
import { usePlans } from "../features/promotion/usePlans";
import { loadWhenOnline } from "../lib/loadWhenOnline";
import { paths } from "../lib/paths";
import { premiumMessages } from "../lib/premiumMessages";
import { premiumPlans } from "../lib/prices";

const PaymentDialog = lazy(loadWhenOnline(() => import("../features/promotion/PaymentDialog")));

const text = premiumMessages;

/** /suscriptions: the plans of Premium, their payment, and what became of it. */
export default function SubscriptionsRoute() {
  const { status } = useSession();
  const hasPremium = useCapability("premium");
  return (
    <>
      <PageMeta
        title={text.title}
        description={text.description}
        path={paths.subscriptions()}
        image="/share/default.jpg"
      />
      <PremiumHeader />
      <Container position="relative" mt={{ base: "-10", md: "-14" }} pb={{ base: "10", md: "16" }}>
        {hasPremium ? (
          <>
            {status === "member" ? <MemberPlans /> : <GuestPlans />}
            <chakra.p mt="4" textStyle="small" color="fg.muted">
              {text.taxes}
            </chakra.p>
            <chakra.div mt={{ base: "8", md: "14" }}>
              <PremiumBenefits />
            </chakra.div>
          </>
        ) : (
          <Card p="6">{text.none}</Card>
        )}
      </Container>
    </>
  );
}

function GuestPlans() {
  const from = useLocation();
  const plans = premiumPlans.map(({ months, usd }) => ({
    id: String(months),
    months,
    price: { amount: usd * 100, currency: "USD" },
  }));
  return (
    <Plans>
      <PlanCards plans={plans} />
      <ButtonLink mt="5" size="l" to={paths.login()} state={{ from }}>
        {text.signIn}
      </ButtonLink>
    </Plans>
  );
}

function MemberPlans() {
  const { viewer } = useSession();
  const { cache } = useApolloClient();
  const { plans, hasFailed: arePlansMissing, retry } = usePlans("PREMIUM");
  const { premium, secureExchangesLeft, isLoaded, hasFailed: isPremiumMissing, refresh } = usePremium();
  const [planId, setPlanId] = useState<string>();
  const [hasOrdered, setHasOrdered] = useState(false);
  const state = useRef<HTMLDivElement>(null);
  // Plans show once the state of Premium is known, so that nothing shifts. A backend that does not report the state
  // offers no plans: a payment would seem to have no effect.
  const known = isLoaded && premium === null ? [] : plans;
  const offers = (isLoaded ? known : undefined)?.flatMap(({ months, ...plan }) =>
    months === null ? [] : [{ ...plan, months }],
  );
  const chosen = offers?.find(({ id }) => id === planId);
  const canOrder = premium !== null && (!premium.request || premium.request.status === "REFUSED");
  const isExtension = Boolean(premium?.endsOn);
  // The page itself says what became of the payment: no toast beside it.
  useEffect(() => toast.silence("premium-payment"), []);
  // The button that opened the payment is gone: the focus moves to what became of it.
  const isOver = hasOrdered && !planId && !canOrder;
  useEffect(() => {
    if (isOver) state.current?.focus();
  }, [isOver]);
  const finish = () => {
    setHasOrdered(true);
    setPlanId(undefined);
    // The credit may have been spent.
    cache.evict({ id: cache.identify({ __typename: "Viewer", id: viewer?.id }), fieldName: "credit" });
    cache.evict({ id: "ROOT_QUERY", fieldName: "plans" });
    refresh();
  };
  const retryAll = () => {
    retry();
    refresh();
  };
  return (
    <>
      {/* Always rendered: screen readers announce changes of a live region that is there before them. */}
      <chakra.div
        ref={state}
        role="status"
        tabIndex={-1}
        outline="0"
        display="grid"
        gap="3"
        mb={premium?.endsOn || premium?.request ? "5" : undefined}
      >
        {premium && offers && <PremiumState premium={premium} secureExchangesLeft={secureExchangesLeft} />}
      </chakra.div>
      <Plans>
        {!offers &&
          (arePlansMissing || isPremiumMissing ? (
            <Card>
              <ErrorState onRetry={retryAll} />
            </Card>
          ) : (
            <PlansSkeleton />
          ))}
        {offers?.length === 0 && <Card p="6">{text.none}</Card>}
        {offers && offers.length > 0 && (
          <PlanCards
            plans={offers}
            {...(canOrder && {
              renderAction: ({ id, months }) => (
                <Button wide aria-label={text.chooseOf(months)} onClick={() => setPlanId(id)}>
                  {text.choose}
                </Button>
              ),
            })}
          />
        )}
      </Plans>
      {chosen && (
        <PlanPayment
          plan={chosen}
          hint={isExtension ? text.payment.extends : text.payment.starts}
          onPaid={finish}
          onConfirming={() => {
            setHasOrdered(true);
            refresh();
          }}
          onClose={() => setPlanId(undefined)}
        />
      )}
    </>
  );
}

interface PlanPaymentProps {
  plan: PayablePlan & { months: number };
  /** When the term begins. */
  hint: string;
  onPaid: () => void;
  onConfirming: () => void;
  onClose: () => void;
}

/** One order: it ends with the dialog, so that the same plan can be bought again. */
function PlanPayment({ plan, hint, onPaid, onConfirming, onClose }: PlanPaymentProps) {
  const order = useOrder(null, text.payment.texts.product);
  return (
    <Suspense>
      <PaymentDialog
        plan={plan}
        order={order}
        texts={text.payment.texts}
        summary={
          <>
            <chakra.p textStyle="h4">{text.payment.plan(text.months(plan.months))}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              {hint}
            </chakra.p>
          </>
        }
        onPaid={onPaid}
        onConfirming={onConfirming}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Plans({ children }: { children: ReactNode }) {
  return (
    <section>
      <VisuallyHidden as="h2">{text.plans}</VisuallyHidden>
      {children}
    </section>
  );
}

function PlansSkeleton() {
  return (
    <chakra.div
      aria-busy="true"
      display="grid"
      gap={{ base: "3", md: "5" }}
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(3, minmax(0, 1fr))" }}
    >
      {["a", "b", "c"].map((key) => (
        <Skeleton key={key} height={{ base: "206px", md: "214px" }} borderRadius="card" />
      ))}
    </chakra.div>
  );
}
