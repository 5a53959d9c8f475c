import { useEffect, useEffectEvent } from "react";

type Listener = () => void;

const listeners = new Set<Listener>();

/** To be called by the socket when it is connected again after an interruption. */
export function emitReconnect(): void {
  for (const listener of listeners) listener();
}

/** Runs after every interruption of the live connection: what was missed meanwhile has to be asked for. */
export function onReconnect(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** onReconnect for the life of a component. */
export function useOnReconnect(callback: Listener): void {
  const run = useEffectEvent(callback);
  useEffect(() => onReconnect(() => run()), []);
}
