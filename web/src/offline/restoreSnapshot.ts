import type { ApolloClient } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client/cache";
import { SESSION_QUERY } from "../apollo/session";
import { isOffline } from "../lib/loadWhenOnline";
import { MAX_AGE_MS } from "./snapshotLimits";
import { currentOwner, GUEST } from "./snapshotOwner";
import { fromParts } from "./snapshotParts";
import { readSnapshot } from "./snapshotStore";

/**
 * The cache from the snapshot of the user whose marker cookie is still set, else a guest's. Null when a member's lacks
 * the session, and when only the server is unreachable and no snapshot exists.
 */
export async function loadSnapshot(): Promise<NormalizedCacheObject | null> {
  const owner = currentOwner();
  const parts = (await readSnapshot()).filter((part) => part.owner === owner && Date.now() - part.savedAt < MAX_AGE_MS);
  // Read again: signing out in the meantime removes the marker.
  if (currentOwner() !== owner) return null;
  if (owner !== GUEST && !parts.some(({ name }) => name === "session")) return null;
  if (parts.length === 0 && !isOffline()) return null;
  return fromParts(parts.sort((a, b) => a.savedAt - b.savedAt).map(({ data }) => data));
}

/** Fills an empty cache from the snapshot when the app starts offline; false where there is none that fits. */
export async function restoreSnapshot(client: ApolloClient): Promise<boolean> {
  const snapshot = await loadSnapshot();
  if (!snapshot) return false;
  client.cache.restore(snapshot);
  if (currentOwner() === GUEST) client.writeQuery({ query: SESSION_QUERY, data: { viewer: null } });
  if (client.readQuery({ query: SESSION_QUERY })) return true;
  // A snapshot of an older version may lack the session: the app would ask the server, fail and end up here in a loop.
  client.cache.restore({});
  return false;
}
