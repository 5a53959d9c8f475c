import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { AgreementScreenQuery, AgreementScreenQueryVariables } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

registerFragment(gql`
  fragment Agreement_side on AgreementSide {
    name
    isViewer
    words
    money {
      amount
      currency
    }
    things {
      publicationId
      title
      type
      condition
      usage
      price {
        amount
        currency
      }
      images {
        url
        sources {
          url
          width
        }
      }
    }
  }
`);

/** All that was agreed on in a transaction, the last version first. */
export const AGREEMENT_SCREEN: TypedDocumentNode<AgreementScreenQuery, AgreementScreenQueryVariables> = gql`
  query AgreementScreen($id: ID!) {
    agreements(transactionId: $id) {
      version
      agreedAt
      hash
      canonicalForm
      ownerSide {
        ...Agreement_side @unmask
      }
      interestedSide {
        ...Agreement_side @unmask
      }
    }
    transaction(id: $id) {
      id
      chatId
    }
  }
`;

/** One version; nothing of it ever changes. */
export type Agreement = NonNullable<AgreementScreenQuery["agreements"]>[number];
/** What one party gives, as it was when both agreed. */
export type AgreementSide = Agreement["ownerSide"];
