import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { isCreditEnough, PaymentChoice } from "../../components/payment/PaymentChoice";
import type { PayablePlan, PaymentMethod } from "../../components/payment/PaymentChoice";
import { PaymentNotice } from "../../components/payment/PaymentNotice";
import type { OpenPayment, Order } from "../../components/payment/useOrderCalls";
import { Button } from "../../components/ui/Button";
import { Dialog } from "../../components/ui/Dialog";
import { toast } from "../../components/ui/toast";
import { useIsOnline } from "../../components/ui/useIsOnline";
import { messages } from "../../lib/messages";
import { paymentMessages } from "../../lib/paymentMessages";
import type { PaymentTexts } from "../../lib/paymentMessages";
import { useLockedCredit } from "../../apollo/useLockedCredit";
import { usePaymentOutcome } from "../../apollo/usePaymentOutcome";

const text = paymentMessages;

/** On phones the buttons are stacked, the likelier one first. */
const PRIMARY_BUTTON = { flex: { base: "1 1 100%", sm: "initial" }, order: { base: 1, sm: 2 } } as const;
const SECONDARY_BUTTON = { flex: { base: "1 1 100%", sm: "initial" }, order: { base: 2, sm: 1 } } as const;

type Step = "plan" | "payment" | "waiting" | "rejected" | "confirming";

interface PaymentDialogProps {
  /** Undefined while nothing is chosen. */
  plan: PayablePlan | undefined;
  order: Order;
  /** Shows above the payment what is paid for. */
  summary: ReactNode;
  texts: PaymentTexts;
  /** A step before the payment, in which the plan is chosen. */
  planStep?: { title: string; submit: string; body: ReactNode };
  onPaid: () => void;
  /** The card gateway confirms the payment later. */
  onConfirming?: () => void;
  onClose: () => void;
}

/** The payment method, then, by card, the wait for the gateway. */
export default function PaymentDialog({
  plan,
  order,
  summary,
  texts,
  planStep,
  onPaid,
  onConfirming,
  onClose,
}: PaymentDialogProps) {
  const isOnline = useIsOnline();
  const locked = useLockedCredit() ?? null;
  const [step, setStep] = useState<Step>(planStep ? "plan" : "payment");
  const [method, setMethod] = useState<PaymentMethod>(plan && isCreditEnough(plan) ? "credit" : "gateway");
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const body = useStepFocus(step);
  const titles: Record<Step, string> = {
    plan: planStep?.title ?? "",
    payment: text.payment.title,
    waiting: text.notice.title,
    rejected: text.notice.rejectedTitle,
    confirming: text.notice.confirmingTitle,
  };

  const goToPayment = () => {
    if (plan) setMethod(isCreditEnough(plan) ? "credit" : "gateway");
    setRefusals([]);
    setStep("payment");
  };
  const pay = async () => {
    if (!plan) return;
    if (method === "gateway") {
      const opened = await order.payByCard(plan.id);
      if (!opened) return;
      if (opened === "paid") return onPaid();
      setPayment(opened);
      setStep("waiting");
      return;
    }
    const reasons = await order.payByCredit(plan.id);
    if (reasons === null) onPaid();
    else setRefusals(reasons);
  };
  const proformaId = payment?.proformaId;
  // What became of it stands here.
  useEffect(() => (proformaId ? toast.silence(`payment-${proformaId}`) : undefined), [proformaId]);
  // Also after a rejection: the gateway's window accepts another card.
  usePaymentOutcome(step === "plan" || step === "payment" ? undefined : proformaId, (status) => {
    if (status === "APPROVED") return onPaid();
    order.startNewOrder();
    if (status === "TO_BE_CONFIRMED") onConfirming?.();
    setStep(status === "REJECTED" ? "rejected" : "confirming");
  });

  return (
    <Dialog
      open
      kind="sheet"
      onClose={onClose}
      title={titles[step]}
      footer={
        <>
          {step === "plan" && (
            <Button wide size="l" disabled={!plan} onClick={goToPayment}>
              {planStep?.submit}
            </Button>
          )}
          {step === "payment" && (
            <>
              <Button
                variant="text"
                disabled={order.isBusy}
                onClick={() => (planStep ? setStep("plan") : onClose())}
                {...SECONDARY_BUTTON}
              >
                {texts.instead?.back ?? text.payment.back}
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
      <chakra.div ref={body} tabIndex={-1} role="group" aria-label={titles[step]} outline="0">
        {step === "plan" && planStep?.body}
        {step === "payment" && plan && (
          <>
            {summary}
            <chakra.div mt="4">
              <PaymentChoice
                plan={plan}
                locked={locked}
                method={method}
                onMethodChange={setMethod}
                texts={texts}
                refusals={refusals}
              />
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
        {step === "confirming" && <chakra.p color="fg.muted">{texts.confirming}</chakra.p>}
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
