import { stashMemoryDrafts } from "./drafts";
import { isOffline } from "./loadWhenOnline";

const RELOADED_KEY = "tq-reloaded";
/** A page that fails again within this time would reload forever. */
const RELOAD_COOLDOWN_MS = 30_000;

/** For what only a newer page can do: reloads it once, and keeps what was filled in. Returns whether it does. */
export function reloadOnce(): boolean {
  try {
    if (isOffline() || Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) < RELOAD_COOLDOWN_MS)
      return false;
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
  } catch {
    // Without storage the page would reload forever.
    return false;
  }
  stashMemoryDrafts();
  location.reload();
  return true;
}
