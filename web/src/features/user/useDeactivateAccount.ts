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

/** Deactivates the own account and leaves, in every tab. Answers why not; an empty list when it is done. */
export function useDeactivateAccount() {
  // Not a mutation hook: whoever asks is gone when the answer is there.
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
