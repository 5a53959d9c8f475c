import { useRef, useState } from "react";
import { messages } from "../../lib/messages";
import { paymentMessages } from "../../lib/paymentMessages";
import { parsePaymentUrl } from "../../lib/paymentUrl";
import { randomId } from "../../lib/randomId";
import { toast } from "../ui/toast";
import { openPaymentWindow } from "./paymentWindow";

/** What the server answers to an order. */
interface OrderOutcome {
  /** Not every backend returns it. */
  proforma: { id: string; status: string; paymentUrl?: string | null } | null;
  errors: readonly { message: string }[];
  /** Nothing is left to pay at the card gateway. */
  isPaid?: boolean;
  /** Why it was refused has been shown already. */
  isTold?: boolean;
}

/** Sends an order; the same request id orders nothing again. */
type OrderCall = (requestId: string, planId: string) => Promise<OrderOutcome | null | undefined>;

/** A payment in progress at the card gateway. */
export interface OpenPayment {
  proformaId: string;
  /** The payment URL, to reopen the window. */
  url: string;
  /** Whether the browser blocked the window. */
  isBlocked: boolean;
}

/** How a plan is ordered. */
export interface Order {
  /** Call it in the click handler: it opens the window. Null if it was refused, "paid" if it needs no payment. */
  payByCard: (planId: string) => Promise<OpenPayment | "paid" | null>;
  /** Null if it was paid, else the reasons. */
  payByCredit: (planId: string) => Promise<string[] | null>;
  /** After a rejected payment the next attempt is a new order. */
  startNewOrder: () => void;
  isBusy: boolean;
}

/**
 * Orders plans, paid at the card gateway or with credit; shows failures as toasts. `product` is what the request is
 * called.
 */
export function useOrderCalls(calls: { card: OrderCall; credit: OrderCall }, product: string): Order {
  // The same order keeps its request id: after a lost response it is repeated, and nothing is ordered twice.
  const requestIds = useRef(new Map<string, string>());
  const requestIdFor = (order: string): string => {
    const requestId = requestIds.current.get(order) ?? randomId();
    requestIds.current.set(order, requestId);
    return requestId;
  };
  const [isBusy, setBusy] = useState(false);

  const payByCard = async (planId: string): Promise<OpenPayment | "paid" | null> => {
    const order = `card ${planId}`;
    const payment = openPaymentWindow(paymentMessages.notice.opening);
    setBusy(true);
    try {
      const createOrder = () => calls.card(requestIdFor(order), planId);
      let outcome = await createOrder();
      // The order's payment deadline has passed: order again, at the current rate.
      if (outcome?.proforma?.status === "PENDING" && !outcome.proforma.paymentUrl) {
        requestIds.current.delete(order);
        outcome = await createOrder();
      }
      const url = parsePaymentUrl(outcome?.proforma?.paymentUrl);
      if (outcome?.proforma && url) {
        payment.navigate(url);
        return { proformaId: outcome.proforma.id, url, isBlocked: !payment.isOpen };
      }
      requestIds.current.delete(order);
      if (outcome?.isPaid) {
        payment.close();
        toast.success(paymentMessages.payment.requested(product));
        return "paid";
      }
      const refusals = outcome?.errors ?? [];
      for (const { message } of refusals) toast.refused(message);
      if (refusals.length === 0) toast.error(messages.error.default);
    } catch {
      toast.error(messages.error.default);
    } finally {
      setBusy(false);
    }
    payment.close();
    return null;
  };

  const payByCredit = async (planId: string): Promise<string[] | null> => {
    const order = `credit ${planId}`;
    setBusy(true);
    try {
      const outcome = await calls.credit(requestIdFor(order), planId);
      // Without an error it is paid.
      if (outcome && (outcome.proforma || outcome.errors.length === 0)) {
        toast.success(paymentMessages.payment.requested(product));
        return null;
      }
      requestIds.current.delete(order);
      if (!outcome?.isTold) toast.warning(paymentMessages.payment.creditFailed);
      return outcome?.errors.map(({ message }) => message) ?? [];
    } catch {
      toast.warning(paymentMessages.payment.creditFailed);
      return [messages.error.loadingHint];
    } finally {
      setBusy(false);
    }
  };

  return { payByCard, payByCredit, startNewOrder: () => requestIds.current.clear(), isBusy };
}
