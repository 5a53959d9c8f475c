import { gql } from "@apollo/client";
import type { ApolloCache, TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  OwnDataQuery,
  OwnDataQueryVariables,
  RequestErasureMutation,
  RequestErasureMutationVariables,
  RevokeErasureMutation,
  RevokeErasureMutationVariables,
} from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { dataMessages as text } from "../../lib/dataMessages";

/** Null without a request for erasure. */
export const OWN_DATA: TypedDocumentNode<OwnDataQuery, OwnDataQueryVariables> = gql`
  query OwnData {
    erasure {
      dueAt
      holdReason
    }
  }
`;

const REQUEST: TypedDocumentNode<RequestErasureMutation, RequestErasureMutationVariables> = gql`
  mutation RequestErasure($input: RequestErasureInput!) {
    requestErasure(input: $input) {
      erasure {
        dueAt
        holdReason
      }
      errors {
        field
        message
      }
    }
  }
`;

const REVOKE: TypedDocumentNode<RevokeErasureMutation, RevokeErasureMutationVariables> = gql`
  mutation RevokeErasure {
    revokeErasure {
      erasure {
        dueAt
        holdReason
      }
      errors {
        message
      }
    }
  }
`;

type Erasure = OwnDataQuery["erasure"];
const write = (cache: ApolloCache, erasure: Erasure | undefined) => {
  if (erasure) cache.writeQuery({ query: OWN_DATA, data: { erasure } });
};

/** Asks for the erasure; returns the refusals, an empty list on success. */
export function useRequestErasure() {
  const [mutate] = useMutation(REQUEST, {
    update: (cache, { data }) => write(cache, data?.requestErasure.erasure),
  });
  return async (input: RequestErasureMutationVariables["input"]) => {
    const { data } = await mutate({ variables: { input } });
    return data?.requestErasure.errors ?? [];
  };
}

/** Takes the request back, and says so as a toast. */
export function useRevokeErasure() {
  const [mutate, { loading }] = useMutation(REVOKE, {
    update: (cache, { data }) => write(cache, data?.revokeErasure.erasure),
  });
  const revoke = () => reportOutcome(async () => (await mutate()).data?.revokeErasure, text.revoked);
  return { revoke, isBusy: loading };
}
