import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { TransactionStatus } from "../../__generated__/enums";
import type {
  ChangeTransactionStatusInput,
  ChangeTransactionStatusMutation,
  ChangeTransactionStatusMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { refreshCounts } from "../../apollo/liveCounts";
import { moveToTabList } from "../../apollo/moveToTabList";
import { toast } from "../../components/ui/toast";
import "./closingSummaryFragment";
import { requestsTabOf } from "./moves";
import "../../apollo/transactionEventsFragment";

const CHANGE_STATUS: TypedDocumentNode<ChangeTransactionStatusMutation, ChangeTransactionStatusMutationVariables> = gql`
  mutation ChangeTransactionStatus($input: ChangeTransactionStatusInput!) {
    changeTransactionStatus(input: $input) {
      transaction {
        id
        status
        updatedAt
        viewerRole
        isViewerTurn
        viewerMoves {
          action
          to
        }
        ...TransactionEvents_transaction
        closedBy
        closeReason
        claimStatement
        ...ClosingSummary_transaction
        chatId
        publication {
          id
          status
          isReserved
          viewerProposal {
            state
            reason
            chatId
            transaction {
              id
              status
            }
          }
        }
        offeredPublications {
          id
          status
          isReserved
        }
      }
      errors {
        code
        field
        message
      }
    }
  }
`;

/**
 * Changes a transaction's status and moves it between the lists. Returns the new status, or null if it was refused (a
 * toast says why).
 */
export function useChangeTransactionStatus() {
  const [mutate, { loading, client }] = useMutation(CHANGE_STATUS, {
    update(cache, { data }) {
      const transaction = data?.changeTransactionStatus.transaction;
      if (!transaction) return;
      const { id, status, viewerRole, chatId } = transaction;
      moveToTabList(cache, "transactions", { __typename: "Transaction", id }, requestsTabOf(viewerRole, status));
      if (!chatId || status === "ACTIVE") return;
      const chat = { __typename: "Chat", id: chatId };
      cache.modify({ id: cache.identify(chat), fields: { tab: () => "IN_PROGRESS" } });
      moveToTabList(cache, "chats", chat, "IN_PROGRESS");
    },
  });

  const changeStatus = async (input: ChangeTransactionStatusInput): Promise<TransactionStatus | null> => {
    toast.endAnswers();
    try {
      const { data } = await mutate({ variables: { input } });
      const result = data?.changeTransactionStatus;
      // The sheet itself shows what changed.
      for (const error of result?.errors ?? []) if (error.field !== "offerVersion") toast.refused(error.message);
      refreshCounts(client);
      return result && result.errors.length === 0 ? (result.transaction?.status ?? null) : null;
    } catch (error) {
      toast.error(failureMessage(error));
      return null;
    }
  };
  return { changeStatus, loading };
}
