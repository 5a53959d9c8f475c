import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { TransactionActions_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import "./closingSummaryFragment";

/** Apart from its component: the subscription needs it on pages that show no buttons. */
export const TRANSACTION_ACTIONS: TypedDocumentNode<TransactionActions_TransactionFragment> = registerFragment(gql`
  fragment TransactionActions_transaction on Transaction {
    id
    status
    viewerRole
    isViewerTurn
    viewerMoves {
      action
      to
    }
    counterpart {
      id
      firstName
      lastName
    }
    publication {
      id
      title
    }
    ...ClosingSummary_transaction
  }
`);
