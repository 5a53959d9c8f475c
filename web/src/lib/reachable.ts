/** Whether the browser knows that it has no network. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/**
 * Loads code, and without a network waits for it first. It must not be tried in vain: a browser remembers a module that it could
 * not get and never asks for it again. Where the network went just then, only a new page helps.
 */
export async function whenReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await online()
  try {
    return await load()
  } catch (error) {
    if (!isOffline()) throw error
    await online()
    location.reload()
    return new Promise<Loaded>(() => {})
  }
}

async function online(): Promise<void> {
  if (isOffline()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
}
