import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useRef } from "react";
import type {
  CreateProformaMutation,
  CreateProformaMutationVariables,
  PayWithCreditMutation,
  PayWithCreditMutationVariables,
} from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { paymentMessages } from "../../lib/paymentMessages";
import { parsePaymentUrl } from "../../lib/paymentUrl";
import { randomId } from "../../lib/randomId";
import { openPaymentWindow } from "./paymentWindow";

const CREATE_PROFORMA: TypedDocumentNode<CreateProformaMutation, CreateProformaMutationVariables> = gql`
  mutation CreateProforma($input: OrderInput!) {
    createProforma(input: $input) {
      proforma {
        id
        status
        paymentUrl
      }
      errors {
        message
      }
    }
  }
`;

const PAY_WITH_CREDIT: TypedDocumentNode<PayWithCreditMutation, PayWithCreditMutationVariables> = gql`
  mutation PayWithCredit($input: OrderInput!) {
    payWithCredit(input: $input) {
      proforma {
        id
        status
      }
      viewer {
        id
        balance {
          amount
          currency
        }
      }
      errors {
        message
      }
    }
  }
`;

/** A payment in progress at the card gateway. */
export interface OpenPayment {
  proformaId: string;
  /** The payment URL, to reopen the window. */
  url: string;
  /** Whether the browser blocked the window. */
  isBlocked: boolean;
}

/**
 * Orders plans, for a publication where they promote one, paid at the card gateway or with credit; shows failures as
 * toasts. `product` is what the request is called.
 */
export function useOrder(publicationId: string | null, product: string) {
  // The same order keeps its request id: after a lost response it is repeated, and nothing is ordered twice.
  const requestIds = useRef(new Map<string, string>());
  const requestIdFor = (order: string): string => {
    const requestId = requestIds.current.get(order) ?? randomId();
    requestIds.current.set(order, requestId);
    return requestId;
  };
  const [create, { loading: isCreating }] = useMutation(CREATE_PROFORMA);
  const [pay, { loading: isPaying }] = useMutation(PAY_WITH_CREDIT);

  /** Call it in the click handler: it opens the window. Null if it was refused. */
  const payByCard = async (planId: string): Promise<OpenPayment | null> => {
    const order = `card ${planId}`;
    const payment = openPaymentWindow(paymentMessages.notice.opening);
    try {
      const createOrder = async () =>
        (await create({ variables: { input: { requestId: requestIdFor(order), planId, publicationId } } })).data
          ?.createProforma;
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
      const reasons = outcome?.errors.map(({ message }) => message) ?? [];
      for (const reason of reasons.length > 0 ? reasons : [messages.error.default]) toast.error(reason);
    } catch {
      toast.error(messages.error.default);
    }
    payment.close();
    return null;
  };

  /** Null if it was paid, else the reasons. */
  const payByCredit = async (planId: string): Promise<string[] | null> => {
    const order = `credit ${planId}`;
    try {
      const variables = { input: { requestId: requestIdFor(order), planId, publicationId } };
      const outcome = (await pay({ variables })).data?.payWithCredit;
      // Not every backend returns the order: without an error it is paid.
      if (outcome && (outcome.proforma || outcome.errors.length === 0)) {
        toast.success(paymentMessages.payment.requested(product));
        return null;
      }
      requestIds.current.delete(order);
      toast.warning(paymentMessages.payment.creditFailed);
      return outcome?.errors.map(({ message }) => message) ?? [];
    } catch {
      toast.warning(paymentMessages.payment.creditFailed);
      return [messages.error.loadingHint];
    }
  };

  return {
    payByCard,
    payByCredit,
    /** After a rejected payment the next attempt is a new order. */
    startNewOrder: () => requestIds.current.clear(),
    isBusy: isCreating || isPaying,
  };
}
