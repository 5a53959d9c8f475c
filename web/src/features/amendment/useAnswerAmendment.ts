import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  AcceptAmendmentMutation,
  AcceptAmendmentMutationVariables,
  CancelAmendmentMutation,
  CancelAmendmentMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import "../../apollo/transactionEventsFragment";
import "../../apollo/transactionSidesFragment";
import { toast } from "../../components/ui/toast";
import { amendmentPanelMessages } from "../../lib/amendmentPanelMessages";

const ACCEPT: TypedDocumentNode<AcceptAmendmentMutation, AcceptAmendmentMutationVariables> = gql`
  mutation AcceptAmendment($input: AmendmentInput!) {
    acceptAmendment(input: $input) {
      transaction {
        id
        writtenOffer
        offerVersion
        offerHistory {
          version
          createdAt
          titles
          text
          author
          addedTitles
          complement {
            money {
              amount
              currency
            }
            payer
          }
        }
        isViewerTurn
        ...TransactionEvents_transaction
        ...TransactionSides_transaction
      }
      errors {
        message
      }
    }
  }
`;

const CANCEL: TypedDocumentNode<CancelAmendmentMutation, CancelAmendmentMutationVariables> = gql`
  mutation CancelAmendment($input: AmendmentInput!) {
    cancelAmendment(input: $input) {
      transaction {
        id
        isViewerTurn
        ...TransactionEvents_transaction
      }
      errors {
        message
      }
    }
  }
`;

const text = amendmentPanelMessages.answered;

/** Accepts an amendment, declines it, or withdraws the viewer's own. */
export function useAnswerAmendment(transactionId: string | undefined) {
  const [accept, { loading: isAccepting }] = useMutation(ACCEPT);
  const [cancel, { loading: isCancelling }] = useMutation(CANCEL);
  const answer = async (id: string, how: keyof typeof text) => {
    const variables = { input: { id } };
    try {
      const outcome =
        how === "accepted"
          ? (await accept({ variables })).data?.acceptAmendment
          : (await cancel({ variables })).data?.cancelAmendment;
      for (const { message } of outcome?.errors ?? []) toast.refused(message);
      if (outcome?.errors.length === 0) toast.success(text[how], { about: `transaction-${transactionId}` });
    } catch (error) {
      toast.error(failureMessage(error));
    }
  };
  return { answer, isAccepting, isCancelling };
}
