import type { ApolloClient } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client/cache";
import { SESSION_QUERY } from "../apollo/session";
import { isOffline } from "../lib/loadWhenOnline";
import { currentOwner, GUEST } from "../offline/snapshotOwner";

/** Reading takes some ms; a browser whose storage hangs starts without, ms. */
const PATIENCE_MS = 2_000;

/**
 * What the device knows of the signed-in viewer, so that the first paint is the screen as it was; null for guests, and
 * where nothing is known in time. Offline the session decides first.
 */
export async function loadKnownState(): Promise<NormalizedCacheObject | null> {
  if (currentOwner() === GUEST || isOffline()) return null;
  const known = import("../offline/restoreSnapshot").then(({ loadSnapshot }) => loadSnapshot());
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([known.catch(() => null), late]);
}

/**
 * Fills an empty cache. What the device knew may be old: every screen shows what it finds there and asks the server,
 * too.
 */
export function restoreKnown(client: ApolloClient, state: NormalizedCacheObject): boolean {
  client.cache.restore(state);
  if (!client.readQuery({ query: SESSION_QUERY })?.viewer) {
    // A snapshot of an older version, whose queries had fewer fields.
    client.cache.restore({});
    return false;
  }
  revalidateCache(client);
  return true;
}

/** The server can be reached (again): whatever a screen finds in the cache, it asks the server once it opens. */
export function revalidateCache(client: ApolloClient): void {
  client.defaultOptions = { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } };
}

/** The server cannot be reached: what the device knows is all there is. */
export function trustCache(client: ApolloClient): void {
  client.defaultOptions = {};
}
