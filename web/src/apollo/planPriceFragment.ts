import { gql } from "@apollo/client";
import { registerFragment } from "./fragmentRegistry";

// What a plan costs by card and with credit.
registerFragment(gql`
  fragment PlanPrice_plan on Plan {
    price {
      amount
      currency
    }
    availableBalance {
      amount
      currency
    }
    review {
      subTotal {
        amount
        currency
      }
      taxes {
        key
        name
        amount {
          amount
          currency
        }
      }
      amount {
        amount
        currency
      }
      exchangeRate
    }
  }
`);
