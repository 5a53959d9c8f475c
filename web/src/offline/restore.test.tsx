import { ApolloClient, ApolloLink } from "@apollo/client";
import { afterEach, expect, it, vi } from "vitest";
import { createCache } from "../apollo/cache";
import { SESSION_QUERY } from "../apollo/session";
import { ANA } from "../testing/renderScreen";
import { toParts } from "./parts";
import { restoreKept } from "./restore";
import type { Kept } from "./store";

const kept: Kept[] = [];
vi.mock("./store", () => ({ readKept: async () => kept }));
afterEach(() => {
  kept.length = 0;
  document.cookie = "tq_here=; Max-Age=0";
});

const newClient = () => new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });

/** What a session of Ana leaves, as this version keeps it. */
function keepSession(): Kept {
  const client = newClient();
  client.writeQuery({ query: SESSION_QUERY, data: { viewer: ANA } });
  const data = toParts(client.cache.extract() as Parameters<typeof toParts>[0], true).get("session");
  if (!data) throw new Error("no session was kept");
  const part = { name: "session", owner: "mark", savedAt: Date.now(), data };
  kept.push(part);
  document.cookie = "tq_here=mark";
  return part;
}

it("brings back who was here, for their own mark only", async () => {
  keepSession();
  const client = newClient();
  expect(await restoreKept(client)).toBe(true);
  expect(client.readQuery({ query: SESSION_QUERY })?.viewer?.email).toBe(ANA.email);
  document.cookie = "tq_here=other";
  expect(await restoreKept(newClient())).toBe(false);
});

it("what a former version kept of a person, without all that is asked for now, counts as nothing", async () => {
  const { data } = keepSession();
  const viewer = data["Viewer:1"] as Record<string, unknown>;
  delete viewer.signInCount;
  const client = newClient();
  expect(await restoreKept(client)).toBe(false);
  expect(client.cache.extract()).toEqual({});
});
