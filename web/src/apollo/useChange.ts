import { useState } from "react";
import { failureMessage } from "./errors";
import { toast } from "../components/ui/toast";

interface Outcome {
  errors: readonly { message: string }[];
}

/**
 * Runs a mutation about a thing, one at a time, shows refusals and failures as toasts and returns whether it succeeded;
 * `busy` is the running one. `onRefused` is called after a refusal, since the thing may have changed meanwhile.
 */
export function useChange<Kind extends string>(onRefused?: () => void) {
  const [busy, setBusy] = useState<Kind | null>(null);
  const change = async (kind: Kind, send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    setBusy(kind);
    toast.endAnswers();
    try {
      const outcome = await send();
      for (const { message } of outcome?.errors ?? []) toast.refused(message);
      if (outcome?.errors.length === 0) return true;
      onRefused?.();
    } catch (error) {
      toast.error(failureMessage(error));
    } finally {
      setBusy(null);
    }
    return false;
  };
  return { busy, change };
}
