import { stashMemoryDrafts } from "./drafts";
import { isOffline } from "./loadWhenOnline";

const RELOADED_KEY = "tq-reloaded";
/** Names this build: its files are named by their content. */
const BUILD = import.meta.url;

/**
 * For what only a newer page can do: reloads it, and keeps what was filled in. Once for each build: a page that gets
 * the same one again has it from the service worker, or from a server that lags behind. All are remembered, since
 * servers of two builds would send it back and forth. Returns whether it does.
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
  stashMemoryDrafts();
  location.reload();
  return true;
}
