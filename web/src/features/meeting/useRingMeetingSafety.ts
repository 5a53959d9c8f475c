import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import type {
  ReportRingMeetingWellMutation,
  ReportRingMeetingWellMutationVariables,
  RingMeetingSafetyQuery,
  RingMeetingSafetyQueryVariables,
  ShareRingMeetingMutation,
  ShareRingMeetingMutationVariables,
  StopSharingRingMeetingMutation,
  StopSharingRingMeetingMutationVariables,
} from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSafetyAnswers } from "./useSafetyAnswers";
import type { MeetingSafety } from "./useSafetyAnswers";

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

const WELL: TypedDocumentNode<ReportRingMeetingWellMutation, ReportRingMeetingWellMutationVariables> = gql`
  mutation ReportRingMeetingWell($input: RingMeetingInput!) {
    reportRingMeetingWell(input: $input) {
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

/** What concerns the viewer of a ring's meeting alone. Not cached: the link grants access. */
export function useRingMeetingSafety(meetingId: string): MeetingSafety {
  const { data, refetch } = useQuery(SAFETY, { variables: { meetingId }, fetchPolicy: "no-cache" });
  const [send, { loading: isSharing }] = useMutation(SHARE, { fetchPolicy: "no-cache" });
  const [takeBack, { loading: isStopping }] = useMutation(STOP, { fetchPolicy: "no-cache" });
  const [report, { loading: isReporting }] = useMutation(WELL, { fetchPolicy: "no-cache" });
  useOnReconnect(() => void refetch().catch(() => {}));
  const { known, settle } = useSafetyAnswers(meetingId, data?.ringMeetingSafety);
  const variables = { input: { id: meetingId } };
  return {
    known,
    isBusy: isSharing || isStopping || isReporting,
    share: () => settle(send({ variables }).then(({ data: sent }) => sent?.shareRingMeeting)),
    stop: () => settle(takeBack({ variables }).then(({ data: sent }) => sent?.stopSharingRingMeeting)),
    reportWell: () => settle(report({ variables }).then(({ data: sent }) => sent?.reportRingMeetingWell)),
  };
}
