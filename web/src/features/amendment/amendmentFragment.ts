import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { Amendment_TransactionFragment } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import "../../apollo/transactionEventsFragment";

/** The change of what was agreed on that waits for an answer. */
export const AMENDMENT: TypedDocumentNode<Amendment_TransactionFragment> = registerFragment(gql`
  fragment Amendment_transaction on Transaction {
    id
    viewerRole
    publication {
      id
      title
    }
    ...TransactionEvents_transaction @unmask
  }
`);
