import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { MeetingReport } from "../../__generated__/enums";
import type {
  AcceptRingMeetingMutation,
  AcceptRingMeetingMutationVariables,
  CancelRingMeetingMutation,
  CancelRingMeetingMutationVariables,
  ProposeRingMeetingMutation,
  ProposeRingMeetingMutationVariables,
  ReportRingMeetingProgressMutation,
  ReportRingMeetingProgressMutationVariables,
} from "../../__generated__/graphql";
import "../../apollo/ringFragment";
import { useChange } from "../../apollo/useChange";
import { useProposal } from "./useProposal";

const PROPOSE: TypedDocumentNode<ProposeRingMeetingMutation, ProposeRingMeetingMutationVariables> = gql`
  mutation ProposeRingMeeting($input: ProposeRingMeetingInput!) {
    proposeRingMeeting(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        field
        message
      }
    }
  }
`;

const ACCEPT: TypedDocumentNode<AcceptRingMeetingMutation, AcceptRingMeetingMutationVariables> = gql`
  mutation AcceptRingMeeting($input: RingMeetingInput!) {
    acceptRingMeeting(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

const CANCEL: TypedDocumentNode<CancelRingMeetingMutation, CancelRingMeetingMutationVariables> = gql`
  mutation CancelRingMeeting($input: RingMeetingInput!) {
    cancelRingMeeting(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

const REPORT: TypedDocumentNode<ReportRingMeetingProgressMutation, ReportRingMeetingProgressMutationVariables> = gql`
  mutation ReportRingMeetingProgress($input: ReportMeetingProgressInput!) {
    reportRingMeetingProgress(input: $input) {
      ring {
        id
        ...Ring_ring
      }
      errors {
        message
      }
    }
  }
`;

/**
 * What one who comes does with a meeting; each says whether it was done. `onRefused`: it may have changed meanwhile.
 */
export function useRingMeeting(id: string, onRefused: () => void) {
  const [accept] = useMutation(ACCEPT);
  const [cancel] = useMutation(CANCEL);
  const [report] = useMutation(REPORT);
  const { busy, change } = useChange<"accept" | "cancel" | "report">(onRefused);
  const variables = { input: { id } };
  return {
    busy,
    accept: () => change("accept", async () => (await accept({ variables })).data?.acceptRingMeeting),
    cancel: () => change("cancel", async () => (await cancel({ variables })).data?.cancelRingMeeting),
    report: (what: MeetingReport, minutes: number | null = null) =>
      change(
        "report",
        async () =>
          (await report({ variables: { input: { id, report: what, minutes } } })).data?.reportRingMeetingProgress,
      ),
  };
}

/** Proposes a meeting of a ring: of a hand-over by its giver, or of all at once. */
export function useProposeRingMeeting(ringId: string, giverId: string | null, onProposed: () => void) {
  const [propose] = useMutation(PROPOSE);
  return useProposal(async (proposal, requestId) => {
    const { data } = await propose({ variables: { input: { ...proposal, ringId, giverId, requestId } } });
    return data?.proposeRingMeeting.errors ?? [];
  }, onProposed);
}
