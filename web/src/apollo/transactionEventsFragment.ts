import { gql } from "@apollo/client";
import { registerFragment } from "./fragmentRegistry";

/** What happened to a transaction, as its chat shows it: whatever brings news of a transaction brings it along. */
registerFragment(gql`
  fragment TransactionEvents_transaction on Transaction {
    id
    agreementVersion
    canRequestAmendment
    amendment {
      id
      isOwn
      titles
      text
      addedTitles
      complement {
        money {
          amount
          currency
        }
        payer
      }
    }
    events {
      id
      kind
      by
      happenedAt
      place {
        date
        startsAt
        venueName
      }
    }
  }
`);
