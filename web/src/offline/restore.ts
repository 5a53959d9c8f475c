import type { ApolloClient } from "@apollo/client";
import { SESSION_QUERY } from "../apollo/session";
import { isOffline } from "../lib/loadWhenOnline";
import { MAX_AGE } from "./limits";
import { currentOwner, GUEST } from "./marker";
import { fromParts } from "./parts";
import { readKept } from "./store";

/**
 * Puts what was last seen into an empty cache, for a start without a network: that of the person whose mark still stands in this
 * browser, else a guest's. False when there should be a person but not all is known of them that this version asks for, and when only
 * the server is away and nothing was seen.
 */
export async function restoreKept(client: ApolloClient): Promise<boolean> {
  const owner = currentOwner();
  const kept = (await readKept()).filter((part) => part.owner === owner && Date.now() - part.savedAt < MAX_AGE);
  // Read again: whoever signed out meanwhile took the mark along.
  if (currentOwner() !== owner) return false;
  if (owner !== GUEST && !kept.some(({ name }) => name === "session")) return false;
  if (kept.length === 0 && !isOffline()) return false;
  client.cache.restore(fromParts(kept.sort((a, b) => a.savedAt - b.savedAt).map(({ data }) => data)));
  if (owner === GUEST) client.writeQuery({ query: SESSION_QUERY, data: { viewer: null } });
  if (client.readQuery({ query: SESSION_QUERY })) return true;
  // What a former version has kept does not say who is here: the app would ask the server, fail and come back here without end.
  client.cache.restore({});
  return false;
}
