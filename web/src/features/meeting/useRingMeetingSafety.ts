import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import type {
  RingMeetingSafetyQuery,
  RingMeetingSafetyQueryVariables,
  ReportRingMeetingWellMutation,
  ReportRingMeetingWellMutationVariables,
  ShareRingMeetingMutation,
  ShareRingMeetingMutationVariables,
  StopSharingRingMeetingMutation,
  StopSharingRingMeetingMutationVariables,
} from "../../__generated__/graphql";
import { useSafety } from "./useSafety";
import type { MeetingSafety } from "./useSafety";

const SAFETY: TypedDocumentNode<RingMeetingSafetyQuery, RingMeetingSafetyQueryVariables> = gql`
  query RingMeetingSafety($meetingId: ID!) {
    safety: ringMeetingSafety(meetingId: $meetingId) {
      sharePath
      wellAt
    }
  }
`;

const SHARE: TypedDocumentNode<ShareRingMeetingMutation, ShareRingMeetingMutationVariables> = gql`
  mutation ShareRingMeeting($input: RingMeetingInput!) {
    outcome: shareRingMeeting(input: $input) {
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
    outcome: stopSharingRingMeeting(input: $input) {
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
    outcome: reportRingMeetingWell(input: $input) {
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

/** What concerns the viewer of a ring's meeting alone. */
export const useRingMeetingSafety = (meetingId: string): MeetingSafety => useSafety(meetingId, documents);
