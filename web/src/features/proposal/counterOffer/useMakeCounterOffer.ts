import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  MakeCounterOfferInput,
  MakeCounterOfferMutation,
  MakeCounterOfferMutationVariables,
} from "../../../__generated__/graphql";
import { refreshCounts } from "../../../apollo/liveCounts";
import "../../../apollo/transactionEventsFragment";
import "../../transaction/transactionCardFragment";
import "./counterOfferScreen";

const MAKE: TypedDocumentNode<MakeCounterOfferMutation, MakeCounterOfferMutationVariables> = gql`
  mutation MakeCounterOffer($input: MakeCounterOfferInput!) {
    makeCounterOffer(input: $input) {
      transaction {
        id
        offerVersion
        ...CounterOffer_transaction
        ...TransactionCard_transaction
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

/** Writes the next version of a proposal; lists and conversation follow. */
export function useMakeCounterOffer() {
  const [mutate, { loading, client }] = useMutation(MAKE);
  const make = async (input: MakeCounterOfferInput) => {
    const { data } = await mutate({ variables: { input } });
    refreshCounts(client);
    return data?.makeCounterOffer;
  };
  return { make, loading };
}
