import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/**
 * What was reported since the page was loaded, by user and publication: reports cannot be read, so the server does
 * not return them.
 */
const reportedStore = createStore<ReadonlySet<string>>(() => new Set());

const keyOf = (viewerId: string, publicationId: string) => `${viewerId} ${publicationId}`;

export function markReported(viewerId: string, publicationId: string): void {
  reportedStore.setState((keys) => new Set(keys).add(keyOf(viewerId, publicationId)), true);
}

/** Whether this user has reported the publication since the page was loaded. */
export function useIsReported(viewerId: string, publicationId: string): boolean {
  return useStore(reportedStore, (keys) => keys.has(keyOf(viewerId, publicationId)));
}
