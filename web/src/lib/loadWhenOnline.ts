/**
 * Code that loads late is not asked for while there is no network: a browser remembers a module that failed until the page is
 * loaded anew. What has been loaded once is there without the network, too.
 */
export function loadWhenOnline<T>(load: () => Promise<T>): () => Promise<T> {
  return memoizeLoad(load, waitUntilOnline);
}

/** The same for what somebody is waiting for: without the network it fails at once, and may be tried again. */
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
      // The worker did not have it either.
      await whenOffline();
      return load();
    });
    return loaded;
  };
}

let isServerReachable = true;

/** Whether the browser says so itself, or the server could not be reached when the page started; on the server nobody does. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false || !isServerReachable;
}

/** A browser may think that it is connected although nothing comes through. Whoever finds out says so to everybody who listens. */
export function setServerReachable(reached: boolean): void {
  if (isServerReachable === reached) return;
  isServerReachable = reached;
  globalThis.dispatchEvent(new Event(reached ? "online" : "offline"));
}

/** Whether this page is served by the service worker, which keeps the code that was used before. */
function hasServiceWorker(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}

function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => globalThis.addEventListener("online", () => resolve(), { once: true }));
}
