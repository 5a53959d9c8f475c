import { createStore } from "zustand/vanilla";

/** The transaction whose completion is shown, by id. */
export const completionStore = createStore<string | null>(() => null);

const celebrated = new Set<string>();

/** Shows the completion of a transaction, once: its buttons, its summary and the server may all report it. */
export function celebrateCompletion(transactionId: string): void {
  if (celebrated.has(transactionId)) return;
  celebrated.add(transactionId);
  // Who is writing is not interrupted; the conversation says it, too.
  if (!document.activeElement?.matches("textarea")) completionStore.setState(transactionId);
}

/** For another session of the same page. */
export function resetCompletion(): void {
  celebrated.clear();
  completionStore.setState(null);
}

/** Puts away the celebration of a completed swap. */
export function closeCompletion(): void {
  completionStore.setState(null);
}
