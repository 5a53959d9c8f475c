import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { SendClaimStatementMutation, SendClaimStatementMutationVariables } from "../../__generated__/graphql";

const SEND: TypedDocumentNode<SendClaimStatementMutation, SendClaimStatementMutationVariables> = gql`
  mutation SendClaimStatement($input: SendClaimStatementInput!) {
    sendClaimStatement(input: $input) {
      transaction {
        id
        claimStatement
      }
      errors {
        field
        message
      }
    }
  }
`;

/** Sends the viewer's side of a claim; returns the refusals, an empty list on success. */
export function useClaimStatement() {
  const [mutate, { loading }] = useMutation(SEND);
  const send = async (input: SendClaimStatementMutationVariables["input"]) =>
    (await mutate({ variables: { input } })).data?.sendClaimStatement.errors ?? [];
  return { send, isSending: loading };
}
