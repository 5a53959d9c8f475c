import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { useState } from "react";
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
/** Attempts left out between two, once it has failed for long. */
const MAX_SKIPPED = 30;

/** Asks again while the saved list could not be read, ever less often, so that the button comes to show what is true. */
export function useSavedStateRetry({ id, isSaved }: { id: string; isSaved: boolean | null }): void {
  const { viewer } = useSession();
  const [skipPollAttempt] = useState(createBackOff);
  const isUnknown = viewer !== null && isSaved === null;
  useQuery(
    SAVED_STATE,
    isUnknown
      ? {
          variables: { id },
          fetchPolicy: "network-only",
          errorPolicy: "all",
          pollInterval: RETRY_MS,
          skipPollAttempt,
        }
      : skipToken,
  );
}

/** Whether to leave out an attempt: the page is hidden, there is no network, or the last one was too recent. */
function createBackOff(): () => boolean {
  let left = 0;
  let next = 1;
  return () => {
    if (isOffline() || document.hidden) return true;
    if (left > 0) {
      left -= 1;
      return true;
    }
    left = next;
    next = Math.min(next * 2, MAX_SKIPPED);
    return false;
  };
}
