import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  CreateProformaMutation,
  CreateProformaMutationVariables,
  PayWithCreditMutation,
  PayWithCreditMutationVariables,
} from "../../__generated__/graphql";
import { useOrderCalls } from "../../components/payment/useOrderCalls";
import type { Order } from "../../components/payment/useOrderCalls";

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

/** Orders plans, for a publication where they promote one. `product` is what the request is called. */
export function useOrder(publicationId: string | null, product: string): Order {
  const [create] = useMutation(CREATE_PROFORMA);
  const [pay] = useMutation(PAY_WITH_CREDIT);
  return useOrderCalls(
    {
      card: async (requestId, planId) =>
        (await create({ variables: { input: { requestId, planId, publicationId } } })).data?.createProforma,
      credit: async (requestId, planId) =>
        (await pay({ variables: { input: { requestId, planId, publicationId } } })).data?.payWithCredit,
    },
    product,
  );
}
