import { useSyncExternalStore } from "react";

const MINUTE = 60_000;

let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    now = new Date();
    timer = setInterval(() => {
      now = new Date();
      for (const notify of listeners) notify();
    }, MINUTE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Without subscribers nothing ticks: a server that has been up for days would keep the day it started. */
function getServerSnapshot() {
  if (Math.abs(Date.now() - now.getTime()) >= MINUTE) now = new Date();
  return now;
}

/** The current time, to the minute, for relative dates; re-renders when it changes.  */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now, getServerSnapshot);
}
