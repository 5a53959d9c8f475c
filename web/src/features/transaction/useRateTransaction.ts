import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  RateTransactionInput,
  RateTransactionMutation,
  RateTransactionMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";

const RATE: TypedDocumentNode<RateTransactionMutation, RateTransactionMutationVariables> = gql`
  mutation RateTransaction($input: RateTransactionInput!) {
    rateTransaction(input: $input) {
      transaction {
        id
        viewerMoves {
          action
          to
        }
      }
      errors {
        message
      }
    }
  }
`;

/** Rates after an automatic completion. Returns whether it was done; a toast says why not. */
export function useRateTransaction() {
  const [mutate, { loading }] = useMutation(RATE);
  const rate = async (input: RateTransactionInput): Promise<boolean> => {
    toast.endAnswers();
    try {
      const { data } = await mutate({ variables: { input } });
      const errors = data?.rateTransaction.errors ?? [];
      for (const { message } of errors) toast.refused(message);
      return data !== undefined && errors.length === 0;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    }
  };
  return { rate, loading };
}
