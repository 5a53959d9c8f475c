import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { TransactionCard_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import "./transactionActionsFragment";
import "../../apollo/transactionSidesFragment";

/** Apart from its component: the subscription needs it on pages that show no list. */
export const TRANSACTION_CARD: TypedDocumentNode<TransactionCard_TransactionFragment> = registerFragment(gql`
  fragment TransactionCard_transaction on Transaction {
    id
    status
    closeReason
    updatedAt
    viewerRole
    chatId
    secureExchange {
      id
      state
      date
      startsAt
      venue {
        id
        name
      }
    }
    meeting {
      id
      state
      startsAt
      canAccept
      place {
        name
      }
    }
    counterpart {
      id
      firstName
      lastName
      isVerified
      subscription
      picture {
        url
        sources {
          url
          width
        }
      }
    }
    ...TransactionSides_transaction @unmask
    ...TransactionActions_transaction
  }
`);
