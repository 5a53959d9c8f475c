import { useState } from "react";
import { failureMessage } from "../../apollo/errors";
import { toast } from "../../components/ui/toast";
import { useRequestId } from "../../components/useRequestId";
import type { ChosenMeeting } from "./meetingChoice";

/** Why a proposal was refused, at a field of the form or as a whole. */
export interface ProposalRefusal {
  field: string | null;
  message: string;
}

/** Sends what was chosen in the form; the same proposal again, as after a lost answer, is the same request. */
export function useProposal(
  send: (proposal: ChosenMeeting, requestId: string) => Promise<readonly ProposalRefusal[]>,
  onProposed: () => void,
) {
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly ProposalRefusal[]>([]);
  const [attempts, setAttempts] = useState(0);
  const { requestIdFor } = useRequestId();
  const submit = async (proposal: ChosenMeeting) => {
    setBusy(true);
    try {
      const errors = await send(proposal, requestIdFor(proposal));
      setRefusals(errors);
      if (errors.length === 0) return onProposed();
      setAttempts((count) => count + 1);
      for (const { field, message } of errors) if (!isOfForm(field)) toast.refused(message);
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { submit, isBusy, refusals, attempts, clearRefusals: () => setRefusals([]) };
}

const isOfForm = (field: string | null) => field === "startsAt" || field?.startsWith("place") === true;
