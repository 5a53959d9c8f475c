import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type {
  MeetingSharePathQuery,
  MeetingSharePathQueryVariables,
  ShareMeetingMutation,
  ShareMeetingMutationVariables,
  StopSharingMeetingMutation,
  StopSharingMeetingMutationVariables,
} from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useOnReconnect } from "../../apollo/reconnect";
import { toast } from "../../components/ui/toast";

const PATH: TypedDocumentNode<MeetingSharePathQuery, MeetingSharePathQueryVariables> = gql`
  query MeetingSharePath($meetingId: ID!) {
    meetingSharePath(meetingId: $meetingId)
  }
`;

const SHARE: TypedDocumentNode<ShareMeetingMutation, ShareMeetingMutationVariables> = gql`
  mutation ShareMeeting($input: MeetingInput!) {
    shareMeeting(input: $input) {
      path
      errors {
        message
      }
    }
  }
`;

const STOP: TypedDocumentNode<StopSharingMeetingMutation, StopSharingMeetingMutationVariables> = gql`
  mutation StopSharingMeeting($input: MeetingInput!) {
    stopSharingMeeting(input: $input) {
      path
      errors {
        message
      }
    }
  }
`;

/**
 * Where somebody outside can follow a meeting: undefined until it is known, null while it is not shared. It opens
 * something, so that it stands in no cache.
 */
export function useMeetingShare(meetingId: string) {
  const { data, refetch } = useQuery(PATH, { variables: { meetingId }, fetchPolicy: "no-cache" });
  const [changed, setChanged] = useState<string | null>();
  const [send, { loading: isStarting }] = useMutation(SHARE, { fetchPolicy: "no-cache" });
  const [takeBack, { loading: isStopping }] = useMutation(STOP, { fetchPolicy: "no-cache" });
  useOnReconnect(() => void refetch().catch(() => {}));
  /** Whether it was done. */
  const settle = async (
    answering: Promise<{ path: string | null; errors: readonly { message: string }[] } | undefined>,
  ): Promise<boolean> => {
    try {
      const answer = await answering;
      for (const { message } of answer?.errors ?? []) toast.warning(message);
      if (answer?.errors.length !== 0) return false;
      setChanged(answer.path);
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    }
  };
  const variables = { input: { id: meetingId } };
  return {
    path: changed === undefined ? data?.meetingSharePath : changed,
    share: () => settle(send({ variables }).then(({ data: sent }) => sent?.shareMeeting)),
    stop: () => settle(takeBack({ variables }).then(({ data: sent }) => sent?.stopSharingMeeting)),
    isBusy: isStarting || isStopping,
  };
}
