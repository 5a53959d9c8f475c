import { useState } from "react";
import type { MeetingSafetyQuery } from "../../__generated__/graphql";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";

type Safety = NonNullable<MeetingSafetyQuery["meetingSafety"]>;

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

/** What is known of a meeting's safety, from the query and then from the answers to changes; says what was refused. */
export function useSafetyAnswers(meetingId: string | null, queried: Safety | null | undefined) {
  const [changed, setChanged] = useState<{ meetingId: string | null; safety: Safety }>();
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
  return { known: changed?.meetingId === meetingId ? changed.safety : (queried ?? undefined), settle };
}
