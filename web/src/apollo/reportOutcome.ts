import { toast } from "../components/ui/toast";
import { messages } from "../lib/messages";

/**
 * Runs a mutation, shows a toast that it is done (`done`) or why not, and returns whether it is. For changes that
 * belong to no form; where one of several buttons has to show that it runs, `useChange` does the same.
 */
export async function reportOutcome(
  send: () => Promise<{ errors: readonly { message: string }[] } | undefined>,
  done?: string,
): Promise<boolean> {
  toast.endAnswers();
  try {
    const outcome = await send();
    const refusal = outcome?.errors[0]?.message;
    if (refusal) toast.refused(refusal);
    else if (!outcome) toast.error(messages.error.short);
    else if (done) toast.success(done);
    return outcome !== undefined && refusal === undefined;
  } catch {
    toast.error(messages.error.short);
    return false;
  }
}
