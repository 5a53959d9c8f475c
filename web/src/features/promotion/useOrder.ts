import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient, useMutation } from "@apollo/client/react";
import { useRef } from "react";
import type {
  CreateProformaMutation,
  CreateProformaMutationVariables,
  PayWithCreditMutation,
  PayWithCreditMutationVariables,
} from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { messages } from "../../lib/messages";
import { promotionMessages } from "../../lib/promotionMessages";
import { randomId } from "../../lib/randomId";
import { evictPromotions } from "./evictPromotions";
import { openPaymentWindow, parsePaymentUrl } from "./paymentWindow";

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

/** A payment that goes on at the card gateway. */
export interface OpenPayment {
  proformaId: string;
  /** Where it is paid, for whoever wants the window again. */
  url: string;
  /** The browser did not let the window open. */
  isBlocked: boolean;
}

/** Orders plans for a publication, paid at the card gateway or from the credit; says what went wrong. */
export function useOrder(publicationId: string) {
  const client = useApolloClient();
  const { viewer } = useSession();
  // The same order has the same number: an answer that got lost is asked for again, and nothing is ordered twice.
  const requestIds = useRef(new Map<string, string>());
  const requestIdFor = (order: string): string => {
    const requestId = requestIds.current.get(order) ?? randomId();
    requestIds.current.set(order, requestId);
    return requestId;
  };
  const [create, { loading: isCreating }] = useMutation(CREATE_PROFORMA);
  const [pay, { loading: isPaying }] = useMutation(PAY_WITH_CREDIT);

  /** To be called in the click itself: it opens the window. Null when it was refused. */
  const payByCard = async (planId: string): Promise<OpenPayment | null> => {
    const order = `card ${planId}`;
    const payment = openPaymentWindow(promotionMessages.notice.opening);
    try {
      const createOrder = async () =>
        (await create({ variables: { input: { requestId: requestIdFor(order), planId, publicationId } } })).data
          ?.createProforma;
      let outcome = await createOrder();
      // Ordered so long ago that its time to be paid is over: ordered anew, at the rate of now.
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

  /** Null when it is paid, else the reasons why not. */
  const payByCredit = async (planId: string): Promise<string[] | null> => {
    const order = `credit ${planId}`;
    try {
      const variables = { input: { requestId: requestIdFor(order), planId, publicationId } };
      const outcome = (await pay({ variables })).data?.payWithCredit;
      // Not every server tells the order of what it took: what names no error is paid.
      if (outcome && (outcome.proforma || outcome.errors.length === 0)) {
        toast.success(promotionMessages.payment.requested(promotionMessages.payment.product));
        return null;
      }
      requestIds.current.delete(order);
      toast.warning(promotionMessages.payment.creditFailed);
      return outcome?.errors.map(({ message }) => message) ?? [];
    } catch {
      toast.warning(promotionMessages.payment.creditFailed);
      return [messages.error.loadingHint];
    }
  };

  /** The promotion runs. */
  const refreshPromotions = () => evictPromotions(client.cache, viewer?.id, publicationId);

  return {
    payByCard,
    payByCredit,
    refreshPromotions,
    /** What was refused by the gateway is paid by a new order. */
    startNewOrder: () => requestIds.current.clear(),
    isBusy: isCreating || isPaying,
  };
}
