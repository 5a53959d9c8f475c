import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { ConfirmDialog_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";

/** Apart from its component, which loads lazily: queries need the fragment before that. */
export const CONFIRM_DIALOG: TypedDocumentNode<ConfirmDialog_TransactionFragment> = registerFragment(gql`
  fragment ConfirmDialog_transaction on Transaction {
    id
    counterpart {
      id
      firstName
    }
    viewerGives {
      text
      publications {
        id
        title
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
      publications {
        id
        title
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
