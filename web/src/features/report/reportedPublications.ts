import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";

/**
 * What was reported since the page was loaded, by user and publication: the detail that says so was read before, and
 * not every backend says it.
 */
const reportedStore = createStore<ReadonlySet<string>>(() => new Set());

const keyOf = (viewerId: string, publicationId: string) => `${viewerId} ${publicationId}`;

/** Remembers, until the page is reloaded, that this user has reported the publication. */
export function markReported(viewerId: string, publicationId: string): void {
  reportedStore.setState((keys) => new Set(keys).add(keyOf(viewerId, publicationId)), true);
}

/** Whether this user has reported the publication since the page was loaded. */
export function useIsReported(viewerId: string, publicationId: string): boolean {
  return useStore(reportedStore, (keys) => keys.has(keyOf(viewerId, publicationId)));
}
