import type { ApolloClient } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client/cache";
import { SESSION_QUERY } from "../apollo/session";
import { isOffline } from "../lib/loadWhenOnline";
import { currentOwner, GUEST } from "../offline/snapshotOwner";

/** A slow device starts without what it knows, ms. */
const PATIENCE_MS = 400;

/**
 * What the device knows of the signed-in viewer, together with the code of the screen, so that the first paint is the
 * screen as it was; null for guests, and where nothing is known in time. Offline the session decides first.
 */
export async function loadKnownState(code: Promise<unknown>): Promise<NormalizedCacheObject | null> {
  if (currentOwner() === GUEST || isOffline()) return null;
  const known = import("../offline/restoreSnapshot").then(async ({ loadSnapshot }) => {
    const snapshot = await loadSnapshot();
    if (snapshot) await code;
    return snapshot;
  });
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  return Promise.race([known.catch(() => null), late]);
}

/** Fills an empty cache; until `confirmKnown` every query shows what it finds there and asks the server, too. */
export function restoreKnown(client: ApolloClient, state: NormalizedCacheObject): boolean {
  client.cache.restore(state);
  if (!client.readQuery({ query: SESSION_QUERY })?.viewer) {
    // Of an older version, which asked for less.
    client.cache.restore({});
    return false;
  }
  client.defaultOptions = { watchQuery: { fetchPolicy: "cache-and-network", nextFetchPolicy: "cache-first" } };
  return true;
}

/** The server has confirmed the session, or cannot be reached. */
export function confirmKnown(client: ApolloClient): void {
  client.defaultOptions = {};
}
