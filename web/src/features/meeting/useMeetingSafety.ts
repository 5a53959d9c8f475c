import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
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
import { useSafety } from "./useSafety";
import type { MeetingSafety } from "./useSafety";

const SAFETY: TypedDocumentNode<MeetingSafetyQuery, MeetingSafetyQueryVariables> = gql`
  query MeetingSafety($meetingId: ID!) {
    safety: meetingSafety(meetingId: $meetingId) {
      sharePath
      wellAt
    }
  }
`;

const SHARE: TypedDocumentNode<ShareMeetingMutation, ShareMeetingMutationVariables> = gql`
  mutation ShareMeeting($input: MeetingInput!) {
    outcome: shareMeeting(input: $input) {
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
    outcome: stopSharingMeeting(input: $input) {
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
    outcome: reportMeetingWell(input: $input) {
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

const documents = { safety: SAFETY, share: SHARE, stop: STOP, well: WELL };

/** What concerns the viewer of a transaction's meeting alone; `meetingId` is null where nothing of it is needed. */
export const useMeetingSafety = (meetingId: string | null): MeetingSafety => useSafety(meetingId, documents);
