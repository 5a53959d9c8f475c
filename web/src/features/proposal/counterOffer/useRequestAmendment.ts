import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  RequestAmendmentInput,
  RequestAmendmentMutation,
  RequestAmendmentMutationVariables,
} from "../../../__generated__/graphql";
import "../../../apollo/transactionEventsFragment";
import { useRequestId } from "../../../components/useRequestId";
import "./counterOfferScreen";

const REQUEST: TypedDocumentNode<RequestAmendmentMutation, RequestAmendmentMutationVariables> = gql`
  mutation RequestAmendment($input: RequestAmendmentInput!) {
    requestAmendment(input: $input) {
      transaction {
        id
        offerVersion
        ...CounterOffer_transaction
        isViewerTurn
        ...TransactionEvents_transaction
      }
      errors {
        field
        code
        message
      }
    }
  }
`;

/** Asks for a change of what was agreed on; the same again, as after a lost answer, is the same request. */
export function useRequestAmendment() {
  const [mutate, { loading }] = useMutation(REQUEST);
  const { requestIdFor } = useRequestId();
  const request = async (input: Omit<RequestAmendmentInput, "requestId">) => {
    const { data } = await mutate({ variables: { input: { ...input, requestId: requestIdFor(input) } } });
    return data?.requestAmendment;
  };
  return { request, loading };
}
