import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import type {
  MeetingSafetyQuery,
  MeetingSafetyQueryVariables,
  ReportMeetingWellMutation,
  ReportMeetingWellMutationVariables,
  ShareMeetingMutation,
  ShareMeetingMutationVariables,
  StopSharingMeetingMutation,
  StopSharingMeetingMutationVariables,
} from "../../__generated__/graphql";
import { useOnReconnect } from "../../apollo/reconnect";
import { useSafetyAnswers } from "./useSafetyAnswers";
import type { MeetingSafety } from "./useSafetyAnswers";

const SAFETY: TypedDocumentNode<MeetingSafetyQuery, MeetingSafetyQueryVariables> = gql`
  query MeetingSafety($meetingId: ID!) {
    meetingSafety(meetingId: $meetingId) {
      sharePath
      wellAt
    }
  }
`;

const SHARE: TypedDocumentNode<ShareMeetingMutation, ShareMeetingMutationVariables> = gql`
  mutation ShareMeeting($input: MeetingInput!) {
    shareMeeting(input: $input) {
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

const STOP: TypedDocumentNode<StopSharingMeetingMutation, StopSharingMeetingMutationVariables> = gql`
  mutation StopSharingMeeting($input: MeetingInput!) {
    stopSharingMeeting(input: $input) {
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

const WELL: TypedDocumentNode<ReportMeetingWellMutation, ReportMeetingWellMutationVariables> = gql`
  mutation ReportMeetingWell($input: MeetingInput!) {
    reportMeetingWell(input: $input) {
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

/**
 * What concerns the viewer of a meeting alone; `meetingId` is null where nothing of it is needed. Not cached: the link
 * grants access.
 */
export function useMeetingSafety(meetingId: string | null): MeetingSafety {
  const { data, refetch } = useQuery(
    SAFETY,
    meetingId === null ? skipToken : { variables: { meetingId }, fetchPolicy: "no-cache" },
  );
  const [send, { loading: isSharing }] = useMutation(SHARE, { fetchPolicy: "no-cache" });
  const [takeBack, { loading: isStopping }] = useMutation(STOP, { fetchPolicy: "no-cache" });
  const [report, { loading: isReporting }] = useMutation(WELL, { fetchPolicy: "no-cache" });
  useOnReconnect(() => {
    if (meetingId !== null) void refetch().catch(() => {});
  });
  const { known, settle } = useSafetyAnswers(meetingId, data?.meetingSafety);
  const variables = { input: { id: meetingId ?? "" } };
  return {
    known,
    isBusy: isSharing || isStopping || isReporting,
    share: () => settle(send({ variables }).then(({ data: sent }) => sent?.shareMeeting)),
    stop: () => settle(takeBack({ variables }).then(({ data: sent }) => sent?.stopSharingMeeting)),
    reportWell: () => settle(report({ variables }).then(({ data: sent }) => sent?.reportMeetingWell)),
  };
}
