import { browserStorage } from "./browserStorage";

export type Consent = "accepted" | "rejected";

const KEY = "tq_consent";

let current: Consent | null | undefined;
const listeners = new Set<() => void>();

/** Consent to the tag manager; null while unanswered or withdrawn. Stored in this browser. */
export const consent = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  get(): Consent | null {
    if (current === undefined) {
      const stored = browserStorage.read(KEY);
      current = stored === "accepted" || stored === "rejected" ? stored : null;
    }
    return current;
  },
  getServerSnapshot: (): Consent | null => null,
  set(answer: Consent | null) {
    current = answer;
    browserStorage.write(KEY, answer);
    for (const listener of listeners) listener();
  },
};
