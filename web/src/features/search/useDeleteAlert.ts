import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { DeleteAlertMutation, DeleteAlertMutationVariables } from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { alertMessages } from "../../lib/alertMessages";

const DELETE: TypedDocumentNode<DeleteAlertMutation, DeleteAlertMutationVariables> = gql`
  mutation DeleteAlert($input: DeleteAlertInput!) {
    deleteAlert(input: $input) {
      deletedId
      errors {
        message
      }
    }
  }
`;

/** Takes an alert back and says the result as a toast. */
export function useDeleteAlert() {
  const [mutate, { loading }] = useMutation(DELETE);
  const deleteAlert = (id: string): Promise<boolean> =>
    reportOutcome(async () => {
      const { data } = await mutate({
        variables: { input: { id } },
        update(cache, { data: answer }) {
          if (answer?.deleteAlert.errors.length === 0) cache.evict({ id: cache.identify({ __typename: "Alert", id }) });
        },
      });
      return data?.deleteAlert;
    }, alertMessages.deleted);
  return { deleteAlert, isBusy: loading };
}
