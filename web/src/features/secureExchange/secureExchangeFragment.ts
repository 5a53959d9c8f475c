import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { SecureExchange_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** Apart from its components: the subscription needs it on pages that show none of them. */
export const SECURE_EXCHANGE: TypedDocumentNode<SecureExchange_TransactionFragment> = registerFragment(gql`
  fragment SecureExchange_transaction on Transaction {
    id
    canBookSecureExchange
    secureExchange {
      id
      state
      isBooker
      venue {
        id
        name
        address
        city
        location {
          latitude
          longitude
        }
      }
      date
      shiftId
      startsAt
      endsAt
      code
      isIncluded
      heldUntil
      proforma {
        id
        status
        paymentUrl
        receiptNumber
        cost {
          amount
          currency
        }
      }
      canMove
      canCancel
      canObject
      isRefundable
      reason
    }
  }
`);

/** The latest booking of a transaction; its code is there once it is paid. */
export type SecureExchange = NonNullable<SecureExchange_TransactionFragment["secureExchange"]>;
