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
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { meetingMessages } from "../../lib/meetingMessages";
import "./meetingFragment";
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

/** Answers to a meeting; each says whether it was done. `onRefused`: it may have changed meanwhile. */
export function useAnswerMeeting(onRefused: () => void) {
  const [accept, { loading: isAccepting }] = useMutation(ACCEPT);
  const [cancel, { loading: isCancelling }] = useMutation(CANCEL);
  const answer = async (id: string, how: "accept" | "cancel"): Promise<boolean> => {
    const variables = { input: { id } };
    try {
      const outcome =
        how === "accept"
          ? (await accept({ variables })).data?.acceptMeeting
          : (await cancel({ variables })).data?.cancelMeeting;
      for (const { message } of outcome?.errors ?? []) toast.warning(message);
      if (outcome?.errors.length !== 0) {
        onRefused();
        return false;
      }
      toast.success(how === "accept" ? text.accepted : text.cancelled);
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    }
  };
  return { answer, isAccepting, isCancelling };
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
