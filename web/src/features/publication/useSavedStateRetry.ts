import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import type { SavedStateQuery, SavedStateQueryVariables } from "../../__generated__/graphql";
import { useSession } from "../../apollo/session";
import { isOffline } from "../../lib/loadWhenOnline";

const SAVED_STATE: TypedDocumentNode<SavedStateQuery, SavedStateQueryVariables> = gql`
  query SavedState($id: ID!) {
    publication(id: $id) {
      id
      isSaved
    }
  }
`;

const RETRY_MS = 1_000;

/** Asks again every second while the saved list could not be read, so that the button comes to show what is true. */
export function useSavedStateRetry({ id, isSaved }: { id: string; isSaved: boolean | null }): void {
  const { viewer } = useSession();
  const isUnknown = viewer !== null && isSaved === null;
  useQuery(
    SAVED_STATE,
    isUnknown
      ? {
          variables: { id },
          fetchPolicy: "network-only",
          errorPolicy: "all",
          pollInterval: RETRY_MS,
          skipPollAttempt: isAway,
        }
      : skipToken,
  );
}

/** It is not seen, or there is no network. */
const isAway = () => isOffline() || document.hidden;
