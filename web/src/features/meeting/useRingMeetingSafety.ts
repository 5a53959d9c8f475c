import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  RingMeetingSafetyQuery,
  RingMeetingSafetyQueryVariables,
  ShareRingMeetingMutation,
  ShareRingMeetingMutationVariables,
  StopSharingRingMeetingMutation,
  StopSharingRingMeetingMutationVariables,
} from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSafetyAnswers } from "./useSafetyAnswers";
import type { SharedSafety } from "./useSafetyAnswers";

const SAFETY: TypedDocumentNode<RingMeetingSafetyQuery, RingMeetingSafetyQueryVariables> = gql`
  query RingMeetingSafety($meetingId: ID!) {
    ringMeetingSafety(meetingId: $meetingId) {
      sharePath
      wellAt
    }
  }
`;

const SHARE: TypedDocumentNode<ShareRingMeetingMutation, ShareRingMeetingMutationVariables> = gql`
  mutation ShareRingMeeting($input: RingMeetingInput!) {
    shareRingMeeting(input: $input) {
      safety {
        sharePath
        wellAt
      }
      errors {
        message
      }
    }
  }
`;

const STOP: TypedDocumentNode<StopSharingRingMeetingMutation, StopSharingRingMeetingMutationVariables> = gql`
  mutation StopSharingRingMeeting($input: RingMeetingInput!) {
    stopSharingRingMeeting(input: $input) {
      safety {
        sharePath
        wellAt
      }
      errors {
        message
      }
    }
  }
`;

/** Whether the viewer shares a ring's meeting. Not cached: the link grants access. */
export function useRingMeetingSafety(meetingId: string): SharedSafety {
  const { data, refetch } = useQuery(SAFETY, { variables: { meetingId }, fetchPolicy: "no-cache" });
  const [send, { loading: isSharing }] = useMutation(SHARE, { fetchPolicy: "no-cache" });
  const [takeBack, { loading: isStopping }] = useMutation(STOP, { fetchPolicy: "no-cache" });
  useOnReconnect(() => void refetch().catch(() => {}));
  const { known, settle } = useSafetyAnswers(meetingId, data?.ringMeetingSafety);
  const variables = { input: { id: meetingId } };
  return {
    known,
    isBusy: isSharing || isStopping,
    share: () => settle(send({ variables }).then(({ data: sent }) => sent?.shareRingMeeting)),
    stop: () => settle(takeBack({ variables }).then(({ data: sent }) => sent?.stopSharingRingMeeting)),
  };
}
