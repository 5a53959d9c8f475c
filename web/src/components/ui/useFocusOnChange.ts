import { useEffect, useRef } from "react";

/**
 * Focuses what took the place of a pressed control, whenever `state` has changed; not at first. While a dialog is open,
 * `isPaused` waits for its end.
 */
export function useFocusOnChange<Target extends HTMLElement>(state: unknown, isPaused = false) {
  const target = useRef<Target>(null);
  const former = useRef(state);
  useEffect(() => {
    if (isPaused || former.current === state) return;
    former.current = state;
    target.current?.focus();
  }, [state, isPaused]);
  return target;
}
