import { browserMemory } from "./browserMemory";

export type Consent = "accepted" | "rejected";

const KEY = "tq_consent";

let known: Consent | null | undefined;
const listeners = new Set<() => void>();

/** Whether one agrees to the tag manager; null while one has not said, or takes it back. It is kept in this browser. */
export const consent = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get(): Consent | null {
    if (known === undefined) {
      const kept = browserMemory.read(KEY);
      known = kept === "accepted" || kept === "rejected" ? kept : null;
    }
    return known;
  },
  server: (): Consent | null => null,
  set(answer: Consent | null) {
    known = answer;
    browserMemory.keep(KEY, answer);
    for (const listener of listeners) listener();
  },
};
