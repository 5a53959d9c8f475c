import { ApolloClient, ApolloLink } from "@apollo/client";
import { afterEach, expect, it, vi } from "vitest";
import { createCache } from "../apollo/cache";
import { SESSION_QUERY } from "../apollo/session";
import { ANA } from "../testing/renderScreen";
import { toParts } from "./snapshotParts";
import { restoreSnapshot } from "./restoreSnapshot";
import type { SnapshotPart } from "./snapshotStore";

const storedParts: SnapshotPart[] = [];
vi.mock("./snapshotStore", () => ({ readSnapshot: async () => storedParts }));
afterEach(() => {
  storedParts.length = 0;
  document.cookie = "tq_here=; Max-Age=0";
});

const newClient = () => new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });

/** Stores the snapshot of Ana's session, as this version writes it. */
function storeSession(): SnapshotPart {
  const client = newClient();
  client.writeQuery({ query: SESSION_QUERY, data: { viewer: ANA } });
  const data = toParts(client.cache.extract() as Parameters<typeof toParts>[0], true).get("session");
  if (!data) throw new Error("no session was stored");
  const part = { name: "session", owner: "mark", savedAt: Date.now(), data };
  storedParts.push(part);
  document.cookie = "tq_here=mark";
  return part;
}

it("restores the session of the user whose marker is set, and of no one else", async () => {
  storeSession();
  const client = newClient();
  expect(await restoreSnapshot(client)).toBe(true);
  expect(client.readQuery({ query: SESSION_QUERY })?.viewer?.email).toBe(ANA.email);
  document.cookie = "tq_here=other";
  expect(await restoreSnapshot(newClient())).toBe(false);
});

it("ignores a snapshot of an older version that lacks a field of the session", async () => {
  const { data } = storeSession();
  const viewer = data["Viewer:1"] as Record<string, unknown>;
  delete viewer.signInCount;
  const client = newClient();
  expect(await restoreSnapshot(client)).toBe(false);
  expect(client.cache.extract()).toEqual({});
});
