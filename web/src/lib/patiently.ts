/**
 * Code that loads late is not asked for while there is no network: a browser remembers a module that failed until the page is
 * loaded anew. What has been loaded once is there without the network, too.
 */
export function patiently<T>(load: () => Promise<T>): () => Promise<T> {
  return keep(load, backOnline)
}

/** The same for what somebody is waiting for: without the network it fails at once, and may be tried again. */
export function unlessOffline<T>(load: () => Promise<T>): () => Promise<T> {
  return keep(load, () => Promise.reject(new TypeError('offline')))
}

function keep<T>(load: () => Promise<T>, whenOffline: () => Promise<void>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return async () => {
    if (!loaded && isOffline()) await whenOffline()
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}

/** Whether the browser says so itself; on the server nobody does. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

function backOnline(): Promise<void> {
  return new Promise((resolve) => globalThis.addEventListener('online', () => resolve(), { once: true }))
}
