import type { TypedDocumentNode } from "@apollo/client";
import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { useState } from "react";
import type { MeetingSafetyQuery } from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { useOnReconnect } from "../../apollo/reconnect";
import { toast } from "../../components/ui/toast";

type Safety = NonNullable<MeetingSafetyQuery["safety"]>;

/** Whether a meeting is shared, and sharing it. */
export interface SharedSafety {
  /** Undefined until it is known. */
  known: Safety | undefined;
  isBusy: boolean;
  /** Each says whether it was done. */
  share: () => Promise<boolean>;
  stop: () => Promise<boolean>;
}

/** The same with the answer to whether all went well. */
export interface MeetingSafety extends SharedSafety {
  reportWell: () => Promise<boolean>;
}

interface Outcome {
  safety: Safety | null;
  errors: readonly { message: string }[];
}

type Change = TypedDocumentNode<{ outcome: Outcome }, { input: { id: string } }>;

/** How a meeting of a transaction or of a ring is asked for, and changed. */
interface SafetyDocuments {
  safety: TypedDocumentNode<{ safety: Safety | null }, { meetingId: string }>;
  share: Change;
  stop: Change;
  well: Change;
}

/** What concerns the viewer of a meeting alone; says what was refused. Not cached: the link grants access. */
export function useSafety(meetingId: string | null, documents: SafetyDocuments): MeetingSafety {
  const { data, refetch } = useQuery(
    documents.safety,
    meetingId === null ? skipToken : { variables: { meetingId }, fetchPolicy: "no-cache" },
  );
  const [changed, setChanged] = useState<{ meetingId: string | null; safety: Safety }>();
  const [share, { loading: isSharing }] = useMutation(documents.share, { fetchPolicy: "no-cache" });
  const [stop, { loading: isStopping }] = useMutation(documents.stop, { fetchPolicy: "no-cache" });
  const [reportWell, { loading: isReporting }] = useMutation(documents.well, { fetchPolicy: "no-cache" });
  useOnReconnect(() => {
    if (meetingId !== null) void refetch().catch(() => {});
  });
  const settle = async (send: typeof share): Promise<boolean> => {
    toast.endAnswers();
    try {
      const { data: answer } = await send({ variables: { input: { id: meetingId ?? "" } } });
      for (const { message } of answer?.outcome.errors ?? []) toast.refused(message);
      const safety = answer?.outcome.safety;
      if (!safety) return false;
      setChanged({ meetingId, safety });
      return true;
    } catch (error) {
      toast.error(failureMessage(error));
      return false;
    }
  };
  return {
    known: changed?.meetingId === meetingId ? changed.safety : (data?.safety ?? undefined),
    isBusy: isSharing || isStopping || isReporting,
    share: () => settle(share),
    stop: () => settle(stop),
    reportWell: () => settle(reportWell),
  };
}
