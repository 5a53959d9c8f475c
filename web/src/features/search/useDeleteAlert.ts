import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { DeleteAlertMutation, DeleteAlertMutationVariables } from "../../__generated__/graphql";
import { toast } from "../../components/ui/toast";
import { alertMessages } from "../../lib/alertMessages";
import { messages } from "../../lib/messages";

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
  const deleteAlert = async (id: string): Promise<void> => {
    try {
      const { data } = await mutate({
        variables: { input: { id } },
        update(cache, { data: answer }) {
          if (answer?.deleteAlert.deletedId) cache.evict({ id: cache.identify({ __typename: "Alert", id }) });
        },
      });
      const refusal = data ? data.deleteAlert.errors[0]?.message : messages.error.short;
      if (refusal) toast.error(refusal);
      else toast.success(alertMessages.deleted);
    } catch {
      toast.error(messages.error.short);
    }
  };
  return { deleteAlert, isBusy: loading };
}
