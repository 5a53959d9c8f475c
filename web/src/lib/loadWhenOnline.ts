/**
 * Defers a dynamic import until the network is back: browsers cache a failed module until the page is reloaded. Code
 * that has loaded once stays available offline.
 */
export function loadWhenOnline<T>(load: () => Promise<T>): () => Promise<T> {
  return memoizeLoad(load, waitUntilOnline);
}

/** The same for code that the user is waiting for: offline it fails at once and can be retried. */
export function loadOrFailOffline<T>(load: () => Promise<T>): () => Promise<T> {
  return memoizeLoad(load, () => Promise.reject(new TypeError("offline")));
}

function memoizeLoad<T>(load: () => Promise<T>, whenOffline: () => Promise<void>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return async () => {
    if (!loaded && isOffline() && !hasServiceWorker()) await whenOffline();
    loaded ??= load().catch(async (error: unknown) => {
      loaded = undefined;
      if (!isOffline()) throw error;
      // The service worker did not have it either.
      await whenOffline();
      return load();
    });
    return loaded;
  };
}

let isServerReachable = true;

/** Whether the browser is offline or the server was unreachable at the start; always false on the server. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false || !isServerReachable;
}

/** A browser may count as online although nothing gets through. Records it and dispatches the matching event. */
export function setServerReachable(isReachable: boolean): void {
  if (isServerReachable === isReachable) return;
  isServerReachable = isReachable;
  globalThis.dispatchEvent(new Event(isReachable ? "online" : "offline"));
}

/** Whether the service worker controls this page; it caches the code that was used before. */
function hasServiceWorker(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => globalThis.addEventListener("online", () => resolve(), { once: true }));
}
