import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import type {
  TransactionChangedSubscription,
  TransactionChangedSubscriptionVariables,
} from "../../__generated__/graphql";
import { refreshCounts } from "../../apollo/liveCounts";
import { moveToTabList } from "../../apollo/moveToTabList";
import { useLiveSubscription } from "../../apollo/useLiveSubscription";
import { toast } from "../../components/ui/toast";
import { Completion } from "./Completion";
import { resetCompletion } from "./completion";
import { requestsTabOf } from "./moves";
import "./transactionCardFragment";
import "../../apollo/transactionEventsFragment";

const TRANSACTION_CHANGED: TypedDocumentNode<TransactionChangedSubscription, TransactionChangedSubscriptionVariables> =
  gql`
    subscription TransactionChanged {
      transactionChanged {
        id
        status
        viewerRole
        ...TransactionEvents_transaction
        closedBy
        closeReason
        claimStatement
        writtenOffer
        publication {
          id
          viewerProposal {
            state
            reason
            chatId
          }
        }
        ...TransactionCard_transaction
        ...SecureExchange_transaction
        ...Meeting_transaction
      }
    }
  `;

/**
 * Keeps transactions and the lists of /requests up to date, and shows what was completed; once per session, for
 * members.
 */
export default function TransactionUpdates() {
  const client = useApolloClient();
  // The next session of this page has its own.
  useEffect(() => resetCompletion, []);
  useLiveSubscription(TRANSACTION_CHANGED, {}, ({ transactionChanged: { id, status, viewerRole } }) => {
    moveToTabList(client.cache, "transactions", { __typename: "Transaction", id }, requestsTabOf(viewerRole, status));
    refreshCounts(client);
    // Nothing is missing any more.
    if (status !== "CONFIRMED_OWNER" && status !== "CONFIRMED_INTERESTED") toast.dismiss(`confirmed-${id}`);
  });
  return <Completion />;
}
