import { gql } from "@apollo/client";
import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
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
import { failureMessage } from "../../apollo/errors";
import { useOnReconnect } from "../../apollo/reconnect";
import { toast } from "../../components/ui/toast";

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

type Safety = NonNullable<MeetingSafetyQuery["meetingSafety"]>;

interface Outcome {
  safety: Safety | null;
  errors: readonly { message: string }[];
}

export interface MeetingSafety {
  /** Undefined until it is known. */
  known: Safety | undefined;
  isBusy: boolean;
  /** Each says whether it was done. */
  share: () => Promise<boolean>;
  stop: () => Promise<boolean>;
  reportWell: () => Promise<boolean>;
}

/**
 * What concerns the viewer of a meeting alone; `meetingId` is null where nothing of it is needed. Not cached: the link
 * grants access.
 */
export function useMeetingSafety(meetingId: string | null): MeetingSafety {
  const { data, refetch } = useQuery(
    SAFETY,
    meetingId === null ? skipToken : { variables: { meetingId }, fetchPolicy: "no-cache" },
  );
  const [changed, setChanged] = useState<{ meetingId: string | null; safety: Safety }>();
  const [send, { loading: isSharing }] = useMutation(SHARE, { fetchPolicy: "no-cache" });
  const [takeBack, { loading: isStopping }] = useMutation(STOP, { fetchPolicy: "no-cache" });
  const [report, { loading: isReporting }] = useMutation(WELL, { fetchPolicy: "no-cache" });
  useOnReconnect(() => {
    if (meetingId !== null) void refetch().catch(() => {});
  });
  const settle = async (answering: Promise<Outcome | undefined>): Promise<boolean> => {
    try {
      const answer = await answering;
      for (const { message } of answer?.errors ?? []) toast.warning(message);
      if (!answer?.safety) return false;
      setChanged({ meetingId, safety: answer.safety });
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    }
  };
  const variables = { input: { id: meetingId ?? "" } };
  return {
    known: changed?.meetingId === meetingId ? changed.safety : (data?.meetingSafety ?? undefined),
    isBusy: isSharing || isStopping || isReporting,
    share: () => settle(send({ variables }).then(({ data: sent }) => sent?.shareMeeting)),
    stop: () => settle(takeBack({ variables }).then(({ data: sent }) => sent?.stopSharingMeeting)),
    reportWell: () => settle(report({ variables }).then(({ data: sent }) => sent?.reportMeetingWell)),
  };
}
