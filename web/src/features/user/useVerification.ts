import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  RequestVerificationMutation,
  RequestVerificationMutationVariables,
  VerificationQuery,
  VerificationQueryVariables,
} from "../../__generated__/graphql";

/** Null where the backend verifies no identities. */
export const VERIFICATION: TypedDocumentNode<VerificationQuery, VerificationQueryVariables> = gql`
  query Verification {
    verification {
      status
      since
      reason
    }
  }
`;

const REQUEST: TypedDocumentNode<RequestVerificationMutation, RequestVerificationMutationVariables> = gql`
  mutation RequestVerification($input: RequestVerificationInput!) {
    requestVerification(input: $input) {
      verification {
        status
        since
        reason
      }
      errors {
        field
        message
      }
    }
  }
`;

/** Sends the documents; returns the refusals, an empty list on success. */
export function useRequestVerification() {
  const [mutate] = useMutation(REQUEST, {
    update: (cache, { data }) => {
      const verification = data?.requestVerification.verification;
      if (verification) cache.writeQuery({ query: VERIFICATION, data: { verification } });
    },
  });
  return async (input: RequestVerificationMutationVariables["input"]) =>
    (await mutate({ variables: { input } })).data?.requestVerification.errors ?? [];
}
