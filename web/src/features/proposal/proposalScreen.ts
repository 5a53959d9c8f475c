import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { ProposalScreenQuery, ProposalScreenQueryVariables } from "../../__generated__/graphql";
import "./counterOffer/thingFragment";

/** The requested publication, the viewer's proposal for it, and what the viewer can offer. */
export const PROPOSAL_SCREEN: TypedDocumentNode<ProposalScreenQuery, ProposalScreenQueryVariables> = gql`
  query ProposalScreen($id: ID!) {
    publication(id: $id) {
      id
      slug
      interests
      ...Proposal_thing @unmask
      owner {
        id
        firstName
        lastName
      }
      viewerProposal {
        state
        reason
        chatId
        transaction {
          id
          offerAuthor
          writtenOffer
          offeredPublications {
            id
            ...Proposal_thing @unmask
          }
        }
      }
    }
    viewer {
      id
      activePublications {
        isReserved
        id
        ...Proposal_thing @unmask
      }
    }
  }
`;

type Screen = ProposalScreenQuery;
/** With whether the viewer may propose for it, and what they have proposed. */
export type RequestedPublication = NonNullable<Screen["publication"]>;
/** What the viewer can offer; reserved ones are already in another agreement. */
export type OwnPublication = NonNullable<Screen["viewer"]>["activePublications"][number];
/** The viewer's proposal that can still be changed. */
export type ActiveProposal = NonNullable<NonNullable<RequestedPublication["viewerProposal"]>["transaction"]>;
