import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import type { DeactivateAccountMutation, DeactivateAccountMutationVariables } from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { toast } from "../../components/ui/toast";
import { deactivationMessages } from "../../lib/deactivationMessages";
import { paths } from "../../lib/paths";

const DEACTIVATE: TypedDocumentNode<DeactivateAccountMutation, DeactivateAccountMutationVariables> = gql`
  mutation DeactivateAccount($input: DeactivateAccountInput!) {
    deactivateAccount(input: $input) {
      done
      errors {
        field
        message
      }
    }
  }
`;

type Refusals = DeactivateAccountMutation["deactivateAccount"]["errors"];

/** Deactivates the viewer's account and signs out in every tab. Returns the refusals; an empty list on success. */
export function useDeactivateAccount() {
  // Not a mutation hook: the component is unmounted by the time the response arrives.
  const client = useApolloClient();
  const { endSession } = useSession();
  const navigate = useNavigate();
  return async (input: DeactivateAccountMutationVariables["input"]): Promise<Refusals> => {
    let refusals: Refusals = [];
    const isDone = await endSession(async () => {
      const { data } = await client.mutate({ mutation: DEACTIVATE, variables: { input } });
      refusals = data?.deactivateAccount.errors ?? [];
      return data?.deactivateAccount.done === true;
    });
    if (!isDone) return refusals;
    toast.success(deactivationMessages.deactivate.done);
    navigate(paths.wall(), { replace: true });
    return [];
  };
}
