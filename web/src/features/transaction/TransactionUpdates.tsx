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
        events {
          id
          by
        }
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
  useLiveSubscription(TRANSACTION_CHANGED, {}, ({ transactionChanged: { id, status, viewerRole, events } }) => {
    moveToTabList(client.cache, "transactions", { __typename: "Transaction", id }, requestsTabOf(viewerRole, status));
    refreshCounts(client);
    // What was said of the viewer's own act holds until the other one acts; what we do follows from either.
    const actor = events.filter(({ by }) => by !== "SYSTEM").at(-1)?.by;
    if (actor && actor !== viewerRole) toast.overtake(`transaction-${id}`);
  });
  return <Completion />;
}
