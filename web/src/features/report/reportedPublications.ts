import { useSyncExternalStore } from "react";

/** What was reported since the page was opened, by person and publication: nobody can read reports, so the server does not say it. */
const sent = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = (viewerId: string, publicationId: string) => `${viewerId} ${publicationId}`;

export function markReported(viewerId: string, publicationId: string): void {
  sent.add(keyOf(viewerId, publicationId));
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this person has reported it here; then there is nothing left to send. */
export function useIsReported(viewerId: string, publicationId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sent.has(keyOf(viewerId, publicationId)),
    () => false,
  );
}
