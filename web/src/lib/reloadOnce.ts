import { isOffline } from "./loadWhenOnline";
import { reload } from "./reload";

const RELOADED_KEY = "tq-reloaded";
/** Names this build: its files are named by their content. */
const BUILD = import.meta.url;

/**
 * Reloads the page to get a newer build, and keeps what was filled in. Once per build: a page that gets the same build
 * again has it from the service worker or from an outdated server. All builds are remembered, since servers of two
 * builds could bounce it back and forth. Returns whether it reloads.
 */
export function reloadOnce(): boolean {
  try {
    const reloaded = sessionStorage.getItem(RELOADED_KEY)?.split(" ") ?? [];
    if (isOffline() || reloaded.includes(BUILD)) return false;
    sessionStorage.setItem(RELOADED_KEY, [...reloaded, BUILD].join(" "));
  } catch {
    // Without storage the page would reload forever.
    return false;
  }
  reload();
  return true;
}
