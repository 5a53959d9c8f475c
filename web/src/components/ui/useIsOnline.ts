import { useSyncExternalStore } from "react";
import { isOffline } from "../../lib/loadWhenOnline";

function subscribe(listener: () => void) {
  globalThis.addEventListener("online", listener);
  globalThis.addEventListener("offline", listener);
  return () => {
    globalThis.removeEventListener("online", listener);
    globalThis.removeEventListener("offline", listener);
  };
}

/** Whether the browser is online. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !isOffline(),
    () => true,
  );
}
