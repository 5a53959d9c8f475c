import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { CounterOfferScreenQuery, CounterOfferScreenQueryVariables } from "../../../__generated__/graphql";
import { registerFragment } from "../../../apollo/fragmentRegistry";
import "./thingFragment";

registerFragment(gql`
  fragment CounterOffer_transaction on Transaction {
    id
    status
    viewerRole
    isViewerTurn
    chatId
    offerVersion
    offerAuthor
    canRequestAmendment
    amendment {
      id
    }
    writtenOffer
    offeredPublications {
      ...Proposal_thing @unmask
    }
    addedPublications {
      ...Proposal_thing @unmask
    }
    complement {
      money {
        amount
        currency
      }
      payer
    }
    counterpart {
      id
      firstName
      lastName
    }
    publication {
      ...Proposal_thing @unmask
    }
  }
`);

/** The last version of a proposal, and what the viewer can give. */
export const COUNTER_OFFER_SCREEN: TypedDocumentNode<CounterOfferScreenQuery, CounterOfferScreenQueryVariables> = gql`
  query CounterOfferScreen($id: ID!) {
    transaction(id: $id) {
      id
      ...CounterOffer_transaction @unmask
    }
    viewer {
      id
      activePublications {
        isReserved
        ...Proposal_thing @unmask
      }
    }
  }
`;

/** The transaction whose next version is written. */
export type Negotiation = NonNullable<CounterOfferScreenQuery["transaction"]>;
