import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { ClosingSummary_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import "../../apollo/transactionSidesFragment";

/**
 * What is exchanged, for the sheets that ask once more. Apart from them, since they load lazily: queries need it
 * before. It has all that an open conversation shows of a publication, or a new offer would make it load again.
 */
export const CLOSING_SUMMARY: TypedDocumentNode<ClosingSummary_TransactionFragment> = registerFragment(gql`
  fragment ClosingSummary_transaction on Transaction {
    id
    offerVersion
    takesRatingReasons
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
    counterpart {
      id
      firstName
    }
    ...TransactionSides_transaction @unmask
  }
`);
