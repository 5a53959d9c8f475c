import { createStore } from "zustand/vanilla";
import { browserStorage } from "./browserStorage";

type Consent = "accepted" | "rejected";

const KEY = "tq_consent";

/** Consent to the tag manager; null while unanswered or withdrawn, and on the server. */
export const consentStore = createStore<Consent | null>(() => null);
const stored = browserStorage.read(KEY);
if (stored === "accepted" || stored === "rejected") consentStore.setState(stored);

/** Stores the answer in this browser. */
export function saveConsent(answer: Consent | null): void {
  browserStorage.write(KEY, answer);
  consentStore.setState(answer);
}
