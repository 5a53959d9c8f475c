import { useEffect, useEffectEvent } from "react";
import { createStore } from "zustand/vanilla";

/** How often the socket has reconnected since the page was loaded. */
export const reconnectCount = createStore(() => 0);

/** To be called by the socket when it has reconnected. */
export function emitReconnect(): void {
  reconnectCount.setState((count) => count + 1);
}

/** Runs after every reconnect while the component is mounted: what was missed in the meantime has to be refetched. */
export function useOnReconnect(callback: () => void): void {
  const run = useEffectEvent(callback);
  useEffect(() => reconnectCount.subscribe(() => run()), []);
}
