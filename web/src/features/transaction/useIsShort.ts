import { useSyncExternalStore } from "react";

/** A phone on its side, or whose keyboard is open. */
const query = () => globalThis.matchMedia?.("(max-height: 540px)");

function subscribe(onChange: () => void) {
  const list = query();
  list?.addEventListener("change", onChange);
  return () => list?.removeEventListener("change", onChange);
}

/** Whether the screen has no room for much above a conversation. */
export const useIsShort = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
