import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type { RingUpdatesSubscription, RingUpdatesSubscriptionVariables } from "../__generated__/graphql";
import { useLiveSubscription } from "./useLiveSubscription";

/** Without ids: the notification itself is kept by the subscription of the whole app. */
const UPDATES: TypedDocumentNode<RingUpdatesSubscription, RingUpdatesSubscriptionVariables> = gql`
  subscription RingUpdates {
    notificationReceived {
      subject {
        ... on RingSubject {
          ringId
          ringEvent
        }
      }
    }
  }
`;

/** Calls back whenever a member has acted in a ring, or about a meeting of it. */
export function useRingUpdates(id: string, onUpdate: () => void) {
  useLiveSubscription(UPDATES, {}, ({ notificationReceived: { subject } }) => {
    if (subject?.__typename !== "RingSubject") return;
    // A replacement ring is announced under its own id.
    if (subject.ringId === id || subject.ringEvent === "REPAIRED") onUpdate();
  });
}
