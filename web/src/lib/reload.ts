import { stashMemoryDrafts } from "./drafts";

/** Loads the page anew, and keeps what was filled in. */
export function reload(): void {
  stashMemoryDrafts();
  location.reload();
}
