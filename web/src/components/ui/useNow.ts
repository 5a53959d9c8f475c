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
      for (const one of listeners) one();
    }, MINUTE);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** Nothing ticks where nobody subscribes: a server that has been up for days would go on with the day it started. */
function getServerSnapshot() {
  if (Math.abs(Date.now() - now.getTime()) >= MINUTE) now = new Date();
  return now;
}

/** The present, to the minute, for ages and days in words; what shows it changes with it. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now, getServerSnapshot);
}
