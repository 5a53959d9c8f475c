import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { CounterOfferScreenQuery, CounterOfferScreenQueryVariables } from "../../../__generated__/graphql";
import { registerFragment } from "../../../apollo/fragmentRegistry";

registerFragment(gql`
  fragment CounterOffer_thing on Publication {
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
      ...CounterOffer_thing @unmask
    }
    addedPublications {
      ...CounterOffer_thing @unmask
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
      ...CounterOffer_thing @unmask
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
        ...CounterOffer_thing @unmask
      }
    }
  }
`;

/** The transaction whose next version is written. */
export type Negotiation = NonNullable<CounterOfferScreenQuery["transaction"]>;
/** A publication of either side that can be ticked. */
export type Thing = Negotiation["publication"];
