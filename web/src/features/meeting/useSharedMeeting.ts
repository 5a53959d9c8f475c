import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import type { SharedMeetingQuery, SharedMeetingQueryVariables } from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useNavigationFetchPolicy } from "../../apollo/useNavigationFetchPolicy";
import { useRefresh } from "../../apollo/useRefresh";
import { isOffline } from "../../lib/loadWhenOnline";

const QUERY: TypedDocumentNode<SharedMeetingQuery, SharedMeetingQueryVariables> = gql`
  query SharedMeeting($token: String!) {
    sharedMeeting(token: $token) {
      asOf
      firstName
      state
      startsAt
      place {
        name
        address
        publicPlaceId
        location {
          latitude
          longitude
        }
      }
      progress {
        onWayAt
        arrivedAt
        lateMinutes
        checkedAt
      }
      wellAt
    }
  }
`;

/** All that an outsider sees by a link. */
export type SharedMeeting = NonNullable<SharedMeetingQuery["sharedMeeting"]>;

const REFRESH_MS = 30_000;
/** It is not seen, or there is no network. */
const isAway = () => isOffline() || document.hidden;

/** A meeting that is shared with whoever has the token, asked for again while it is looked at. */
export function useSharedMeeting(token: string) {
  const { data, previousData, error, loading, refetch } = useQuery(QUERY, {
    ...useNavigationFetchPolicy(),
    variables: { token },
    pollInterval: REFRESH_MS,
    skipPollAttempt: isAway,
  });
  const refresh = useRefresh(refetch, loading);
  const refreshSeen = useEffectEvent(() => {
    if (!isAway()) refresh();
  });
  useEffect(() => {
    const onChange = () => refreshSeen();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
  useOnReconnect(refresh);
  // What is known stays where it could not be asked for again.
  return { meeting: (data ?? previousData)?.sharedMeeting, hasFailed: error !== undefined, refresh };
}
