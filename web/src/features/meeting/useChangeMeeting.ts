import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type {
  AcceptMeetingMutation,
  AcceptMeetingMutationVariables,
  CancelMeetingMutation,
  CancelMeetingMutationVariables,
  ProposeMeetingMutation,
  ProposeMeetingMutationVariables,
} from "../../__generated__/graphql";
import "../../apollo/meetingFragment";
import { useChange } from "../../apollo/useChange";
import { toast } from "../../components/ui/toast";
import { meetingMessages } from "../../lib/meetingMessages";
import { useProposal } from "./useProposal";

const PROPOSE: TypedDocumentNode<ProposeMeetingMutation, ProposeMeetingMutationVariables> = gql`
  mutation ProposeMeeting($input: ProposeMeetingInput!) {
    proposeMeeting(input: $input) {
      transaction {
        id
        ...Meeting_transaction
      }
      errors {
        field
        message
      }
    }
  }
`;

const ACCEPT: TypedDocumentNode<AcceptMeetingMutation, AcceptMeetingMutationVariables> = gql`
  mutation AcceptMeeting($input: MeetingInput!) {
    acceptMeeting(input: $input) {
      transaction {
        id
        ...Meeting_transaction
      }
      errors {
        message
      }
    }
  }
`;

const CANCEL: TypedDocumentNode<CancelMeetingMutation, CancelMeetingMutationVariables> = gql`
  mutation CancelMeeting($input: MeetingInput!) {
    cancelMeeting(input: $input) {
      transaction {
        id
        ...Meeting_transaction
      }
      errors {
        message
      }
    }
  }
`;

const text = meetingMessages.answered;

/** Answers to a meeting of a transaction; `onRefused`: it may have changed meanwhile. */
export function useAnswerMeeting(id: string, transactionId: string, onRefused: () => void) {
  const [accept] = useMutation(ACCEPT);
  const [cancel] = useMutation(CANCEL);
  const { busy, change } = useChange<"accept" | "cancel">(onRefused);
  const variables = { input: { id } };
  const options = { about: `transaction-${transactionId}` };
  return {
    busy,
    accept: async () => {
      const isDone = await change("accept", async () => (await accept({ variables })).data?.acceptMeeting);
      if (isDone) toast.success(text.accepted, options);
    },
    cancel: async () => {
      const isDone = await change("cancel", async () => (await cancel({ variables })).data?.cancelMeeting);
      if (isDone) toast.success(text.cancelled, options);
    },
  };
}

/** Proposes a meeting of a transaction. */
export function useProposeMeeting(transactionId: string, onProposed: () => void) {
  const [propose] = useMutation(PROPOSE);
  return useProposal(async (proposal, requestId) => {
    const { data } = await propose({
      variables: { input: { ...proposal, transactionId, requestId } },
    });
    return data?.proposeMeeting.errors ?? [];
  }, onProposed);
}
