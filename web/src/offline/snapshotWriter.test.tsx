import { ApolloClient, ApolloLink } from "@apollo/client";
import { afterEach, expect, it, vi } from "vitest";
import { createCache } from "../apollo/cache";
import { SESSION_QUERY } from "../apollo/session";
import { ANA } from "../testing/renderScreen";
import type { SnapshotPart } from "./snapshotStore";
import { startSnapshotWriter } from "./snapshotWriter";

const stored = new Set<string>();
vi.mock("./snapshotStore", () => ({
  readSnapshot: async () => [],
  openToWrite: async () => ({ close: () => {} }),
  writeParts: (_database: unknown, parts: SnapshotPart[]) => {
    for (const { name } of parts) stored.add(name);
    return true;
  },
  deleteParts: async (names: string[]) => {
    for (const name of names) stored.delete(name);
  },
}));
afterEach(() => {
  stored.clear();
  document.cookie = "tq_here=; Max-Age=0";
});

it("deletes what the cache has no more", async () => {
  document.cookie = "tq_here=mark";
  const client = new ApolloClient({ cache: createCache(), link: ApolloLink.empty() });
  client.writeQuery({ query: SESSION_QUERY, data: { viewer: ANA } });
  const { ROOT_QUERY, ...entities } = client.cache.extract() as Record<string, object>;
  const edit = { 'publicationEdit({"publicationId":"8"})': { __typename: "PublicationEdit", refusal: null } };
  client.cache.restore({ ...entities, ROOT_QUERY: { ...ROOT_QUERY, ...edit } });
  const writer = startSnapshotWriter(client, true);
  await vi.waitFor(() => expect([...stored].sort()).toEqual(["editing", "session"]), { timeout: 20_000 });
  client.cache.evict({ id: "ROOT_QUERY", fieldName: "publicationEdit" });
  writer.scheduleWrite();
  await vi.waitFor(() => expect([...stored]).toEqual(["session"]), { timeout: 20_000 });
  writer.stop();
});
