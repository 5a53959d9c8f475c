import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { useCallback } from "react";
import type { CreateAlertMutation, CreateAlertMutationVariables, SearchInput } from "../../__generated__/graphql";
import { reportOutcome } from "../../apollo/reportOutcome";
import { ALERTS } from "./useAlerts";
import type { Alert } from "./useAlerts";

const CREATE: TypedDocumentNode<CreateAlertMutation, CreateAlertMutationVariables> = gql`
  mutation CreateAlert($input: CreateAlertInput!) {
    createAlert(input: $input) {
      alert {
        ...Alert_alert @unmask
      }
      errors {
        message
      }
    }
  }
`;

/** Keeps a search as an alert; says why where it is refused. Returns whether it is kept. */
export function useCreateAlert() {
  const [create] = useMutation(CREATE);
  return useCallback(
    (search: SearchInput): Promise<boolean> =>
      reportOutcome(async () => {
        const { data } = await create({
          variables: { input: { search } },
          update(cache, { data: answer }) {
            const alert = answer?.createAlert.alert;
            // Where the list was not read yet, it will be.
            if (alert)
              cache.updateQuery({ query: ALERTS }, (list) => list && { ...list, viewer: add(list.viewer, alert) });
          },
        });
        return data?.createAlert;
      }),
    [create],
  );
}

/** The same search again answers an alert that is listed. */
const add = <Viewer extends { alerts: Alert[] | null } | null>(viewer: Viewer, alert: Alert): Viewer =>
  viewer && { ...viewer, alerts: [alert, ...(viewer.alerts ?? []).filter(({ id }) => id !== alert.id)] };
