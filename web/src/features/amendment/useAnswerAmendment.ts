import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  AcceptAmendmentMutation,
  AcceptAmendmentMutationVariables,
  CancelAmendmentMutation,
  CancelAmendmentMutationVariables,
} from "../../__generated__/graphql";
import "../../apollo/transactionEventsFragment";
import "../../apollo/transactionSidesFragment";
import { useChange } from "../../apollo/useChange";
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
export function useAnswerAmendment() {
  const [accept] = useMutation(ACCEPT);
  const [cancel] = useMutation(CANCEL);
  const { busy, change } = useChange<keyof typeof text>();
  const answer = async (id: string, how: keyof typeof text) => {
    const variables = { input: { id } };
    const isDone = await change(how, async () =>
      how === "accepted"
        ? (await accept({ variables })).data?.acceptAmendment
        : (await cancel({ variables })).data?.cancelAmendment,
    );
    if (isDone) toast.success(text[how]);
  };
  return { answer, busy };
}
