import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { useIsOnline } from "../../components/ui/useIsOnline";
import { messages } from "../../lib/messages";
import { paths } from "../../lib/paths";
import { promotionMessages } from "../../lib/promotionMessages";
import { isCreditEnough, PaymentChoice } from "./PaymentChoice";
import type { PaymentMethod } from "./PaymentChoice";
import { PaymentNotice } from "./PaymentNotice";
import { PlanStep } from "./PlanStep";
import { planTitle } from "./planTitle";
import { PromotedPublicationSummary } from "./PromotedPublicationSummary";
import type { PromotedPublication } from "./PromotedPublicationSummary";
import { useOrder } from "./useOrder";
import type { OpenPayment } from "./useOrder";
import { usePaymentOutcome } from "./usePaymentOutcome";
import { usePlans } from "./usePlans";

const text = promotionMessages;

/** On phones the buttons are stacked, the likelier one first. */
const PRIMARY_BUTTON = { flex: { base: "1 1 100%", sm: "initial" }, order: { base: 1, sm: 2 } } as const;
const SECONDARY_BUTTON = { flex: { base: "1 1 100%", sm: "initial" }, order: { base: 2, sm: 1 } } as const;

type Step = "plan" | "payment" | "waiting" | "rejected" | "confirming";

const TITLES: Record<Step, string> = {
  plan: text.plans.title,
  payment: text.payment.title,
  waiting: text.notice.title,
  rejected: text.notice.rejectedTitle,
  confirming: text.notice.confirmingTitle,
};

/** «Promocionar Publicación»: the plan, then the payment method, then, by card, the wait for the gateway. */
export default function PromoteDialog({
  publication,
  onClose,
}: {
  publication: PromotedPublication;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const { plans, hasFailed, retry } = usePlans();
  const order = useOrder(publication.id);
  const [step, setStep] = useState<Step>("plan");
  const [planId, setPlanId] = useState<string>();
  const [method, setMethod] = useState<PaymentMethod>("gateway");
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const body = useStepFocus(step);
  const plan = plans?.find(({ id }) => id === planId) ?? plans?.[0];

  const goToPayment = () => {
    if (plan) setMethod(isCreditEnough(plan) ? "credit" : "gateway");
    setRefusals([]);
    setStep("payment");
  };
  const finish = () => {
    order.refreshPromotions();
    navigate(paths.promotionCreated());
  };
  const pay = async () => {
    if (!plan) return;
    if (method === "gateway") {
      const opened = await order.payByCard(plan.id);
      if (!opened) return;
      setPayment(opened);
      setStep("waiting");
      return;
    }
    const reasons = await order.payByCredit(plan.id);
    if (reasons === null) finish();
    else setRefusals(reasons);
  };
  // Also after a rejection: the gateway's window accepts another card.
  usePaymentOutcome(step === "plan" || step === "payment" ? undefined : payment?.proformaId, (status) => {
    if (status === "APPROVED") return finish();
    order.startNewOrder();
    setStep(status === "REJECTED" ? "rejected" : "confirming");
  });

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={TITLES[step]}
      footer={
        <>
          {step === "plan" && (
            <Button wide size="l" disabled={!plan} onClick={goToPayment}>
              {text.plans.submit}
            </Button>
          )}
          {step === "payment" && (
            <>
              <Button variant="text" disabled={order.isBusy} onClick={() => setStep("plan")} {...SECONDARY_BUTTON}>
                {text.payment.back}
              </Button>
              <Button
                {...PRIMARY_BUTTON}
                loading={order.isBusy}
                disabled={!isOnline || !plan || (method === "credit" && !isCreditEnough(plan))}
                onClick={() => void pay()}
              >
                {method === "gateway" ? text.payment.gatewaySubmit : text.payment.creditSubmit}
              </Button>
            </>
          )}
          {step === "rejected" && (
            <>
              <Button variant="text" onClick={onClose} {...SECONDARY_BUTTON}>
                {messages.action.close}
              </Button>
              <Button onClick={() => setStep("payment")} {...PRIMARY_BUTTON}>
                {text.notice.again}
              </Button>
            </>
          )}
          {(step === "waiting" || step === "confirming") && (
            <Button variant="secondary" onClick={onClose} wide>
              {text.notice.close}
            </Button>
          )}
        </>
      }
    >
      <chakra.div ref={body} tabIndex={-1} role="group" aria-label={TITLES[step]} outline="0">
        {step === "plan" && (
          <PlanStep
            publication={publication}
            plans={plans}
            selectedId={plan?.id}
            onChoose={setPlanId}
            hasFailed={hasFailed}
            onRetry={retry}
          />
        )}
        {step === "payment" && plan && (
          <>
            <PromotedPublicationSummary
              publication={publication}
              hint={text.payment.plan(planTitle(plan), plan.views)}
            />
            <chakra.div mt="4">
              <PaymentChoice plan={plan} method={method} onMethodChange={setMethod} refusals={refusals} />
            </chakra.div>
            {!isOnline && (
              <chakra.p role="status" textStyle="small" fontWeight={700} color="fg.error">
                {text.payment.offline}
              </chakra.p>
            )}
          </>
        )}
        {step === "waiting" && payment && <PaymentNotice payment={payment} />}
        {step === "rejected" && <chakra.p color="fg.muted">{text.notice.rejected}</chakra.p>}
        {step === "confirming" && <chakra.p color="fg.muted">{text.notice.confirming}</chakra.p>}
      </chakra.div>
    </Dialog>
  );
}

/** Moves the focus to the next step, for keyboard and screen reader users: its button has disappeared. */
function useStepFocus(step: Step) {
  const body = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) body.current?.focus();
    shownStep.current = step;
  }, [step]);
  return body;
}
