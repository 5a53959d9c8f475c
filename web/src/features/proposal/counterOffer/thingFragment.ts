import { gql } from "@apollo/client";
import type { Proposal_ThingFragment } from "../../../__generated__/graphql";
import { registerFragment } from "../../../apollo/fragmentRegistry";

registerFragment(gql`
  fragment Proposal_thing on Publication {
    id
    title
    category {
      id
    }
    price {
      amount
      currency
    }
    cover {
      url
      sources {
        url
        width
      }
    }
  }
`);

/** A publication of either side of a proposal. */
export type Thing = Omit<Proposal_ThingFragment, " $fragmentName">;
