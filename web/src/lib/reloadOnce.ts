import { stashMemoryDrafts } from "./drafts";
import { isOffline } from "./loadWhenOnline";

const RELOADED_KEY = "tq-reloaded";
/** Of this build: its files are named by their content. */
const BUILD = import.meta.url;

/**
 * For what only a newer page can do: reloads it, and keeps what was filled in. Once for each build: who gets the same
 * one again has it from the service worker, or from a server that lags behind. Returns whether it does.
 */
export function reloadOnce(): boolean {
  try {
    if (isOffline() || sessionStorage.getItem(RELOADED_KEY) === BUILD) return false;
    sessionStorage.setItem(RELOADED_KEY, BUILD);
  } catch {
    // Without storage the page would reload forever.
    return false;
  }
  stashMemoryDrafts();
  location.reload();
  return true;
}
