import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False on the server and while the browser takes its page over: for what depends on something that only the browser
 * knows, as the state of a history entry, which outlives a reload.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
