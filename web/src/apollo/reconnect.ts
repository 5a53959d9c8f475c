import { useEffect, useEffectEvent } from "react";

type Listener = () => void;

const listeners = new Set<Listener>();

/** To be called by the socket when it has reconnected. */
export function emitReconnect(): void {
  for (const listener of listeners) listener();
}

/** Runs after every reconnect: what was missed in the meantime has to be refetched. */
export function onReconnect(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** onReconnect for the lifetime of a component. */
export function useOnReconnect(callback: Listener): void {
  const run = useEffectEvent(callback);
  useEffect(() => onReconnect(() => run()), []);
}
