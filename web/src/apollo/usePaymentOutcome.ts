import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import type { ProformaStatus } from "../__generated__/enums";
import type { PaymentOutcomeQuery, PaymentOutcomeQueryVariables } from "../__generated__/graphql";
import { onPaymentChange } from "./paymentEvents";

const OUTCOME: TypedDocumentNode<PaymentOutcomeQuery, PaymentOutcomeQueryVariables> = gql`
  query PaymentOutcome($id: ID!) {
    proforma(id: $id) {
      id
      status
    }
  }
`;

/**
 * Reports the outcome of a payment. It is queried at first, when a payment notification arrives, and when the user
 * returns to this page or the network comes back, since the notification may have been missed. Each outcome is reported
 * once, however often the page of the payment was opened; a pending payment is not.
 */
export function usePaymentOutcome(
  proformaId: string | undefined,
  onOutcome: (status: Exclude<ProformaStatus, "PENDING">) => void,
): void {
  const client = useApolloClient();
  const reportOutcome = useEffectEvent(onOutcome);
  useEffect(() => {
    if (!proformaId) return;
    let isCancelled = false;
    // Several events come with one outcome, and several answers with one status.
    let reported: ProformaStatus = "PENDING";
    const checkStatus = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await client
        .query({ query: OUTCOME, variables: { id: proformaId }, fetchPolicy: "network-only" })
        .catch(() => null);
      const status = answer?.data?.proforma?.status;
      if (isCancelled || !status || status === "PENDING" || status === reported) return;
      reported = status;
      reportOutcome(status);
    };
    const listener = () => void checkStatus();
    const unsubscribe = onPaymentChange(listener);
    document.addEventListener("visibilitychange", listener);
    for (const event of ["focus", "online", "pageshow"]) addEventListener(event, listener);
    listener();
    return () => {
      isCancelled = true;
      unsubscribe();
      document.removeEventListener("visibilitychange", listener);
      for (const event of ["focus", "online", "pageshow"]) removeEventListener(event, listener);
    };
  }, [client, proformaId]);
}
