import { useState } from "react";
import { failureMessage } from "./errors";
import { toast } from "../components/ui/toast";

interface Outcome {
  errors: readonly { message: string }[];
}

/**
 * Sends what a person changes about a thing, one change at a time, and says whether it was done; `busy` is what is under
 * way. `onRefused`: the thing may have changed meanwhile.
 */
export function useChange<Kind extends string>(onRefused?: () => void) {
  const [busy, setBusy] = useState<Kind | null>(null);
  const change = async (kind: Kind, send: () => Promise<Outcome | undefined>): Promise<boolean> => {
    setBusy(kind);
    try {
      const outcome = await send();
      for (const { message } of outcome?.errors ?? []) toast.warning(message);
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
