import { useSyncExternalStore } from "react";

/**
 * What was reported since the page was loaded, by user and publication: reports cannot be read, so the server does
 * not return them.
 */
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

/** Whether this user has reported the publication since the page was loaded. */
export function useIsReported(viewerId: string, publicationId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => sent.has(keyOf(viewerId, publicationId)),
    () => false,
  );
}
