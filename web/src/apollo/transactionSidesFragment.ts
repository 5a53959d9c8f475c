import { gql } from "@apollo/client";
import { registerFragment } from "./fragmentRegistry";

/** Both sides of an exchange as its viewer sees them; spread it unmasked. */
registerFragment(gql`
  fragment TransactionSides_transaction on Transaction {
    id
    viewerGives {
      text
      money {
        amount
        currency
      }
      publications {
        id
        slug
        title
        status
        cover {
          url
          sources {
            url
            width
          }
        }
      }
    }
    viewerReceives {
      text
      money {
        amount
        currency
      }
      publications {
        id
        slug
        title
        status
        cover {
          url
          sources {
            url
            width
          }
        }
      }
    }
  }
`);
