import { useSyncExternalStore } from "react";

/** Whether the tab is in front: what arrives in a hidden one has not been seen. */
export const useIsPageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === "visible",
    () => false,
  );

function subscribe(listener: () => void) {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}
