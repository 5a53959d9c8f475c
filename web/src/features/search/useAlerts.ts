import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import type { AlertsQuery, AlertsQueryVariables } from "../../__generated__/graphql";
import { registerFragment } from "../../apollo/fragmentRegistry";
import { useSession } from "../../apollo/session";
import { useCapability } from "../../components/useCapability";

/** What its list shows, and what it is recognised by. */
registerFragment(gql`
  fragment Alert_alert on Alert {
    id
    mode
    terms
    minUsd
    maxUsd
    category {
      id
      name
    }
    attributes {
      name
      label
      values
      min
      max
    }
    condition
    type
    location
    verifiedOwners
    radiusKm
    near {
      latitude
      longitude
    }
  }
`);

/** Null where the backend keeps none. */
export const ALERTS: TypedDocumentNode<AlertsQuery, AlertsQueryVariables> = gql`
  query Alerts {
    viewer {
      id
      alerts {
        ...Alert_alert @unmask
      }
    }
  }
`;

/** A search that is kept; what it measures from is no more exact than others may know a place. */
export type Alert = NonNullable<NonNullable<AlertsQuery["viewer"]>["alerts"]>[number];

/** The viewer's alerts: none for guests, null where the backend keeps none, undefined until it is known. */
export function useAlerts() {
  const { status } = useSession();
  const { data, error, refetch } = useQuery(ALERTS, { skip: status !== "member" });
  // Of guests nothing is kept.
  const ofGuest = useCapability("alerts") ? [] : null;
  const ofMember = data && (data.viewer?.alerts ?? null);
  return { alerts: status === "guest" ? ofGuest : ofMember, error, refetch };
}
