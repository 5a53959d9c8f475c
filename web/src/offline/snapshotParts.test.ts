import { expect, it } from "vitest";
import { fromParts, toParts } from "./snapshotParts";

const item = (id: number) => ({
  __typename: "PublicationWallItem",
  id: `publication-${id}`,
  publication: { __ref: `Publication:${id}` },
});
const cache = {
  ROOT_QUERY: {
    __typename: "Query",
    viewer: { __ref: "Viewer:1" },
    wall: { items: Array.from({ length: 60 }, (_value, index) => item(index)) },
    'chats:{"tab":"PROPOSALS"}': { items: [{ __ref: "Chat:4" }] },
    'ownPublications:{"kind":"ACTIVE"}': { items: [{ __ref: "Publication:3" }] },
    'campaigns({"page":1})': { items: [{ __ref: "Publication:4" }] },
    'payments({"page":1})': { items: [] },
    categories: [{ __ref: "Category:2" }],
    'category({"id":"2"})': { __ref: "Category:2" },
    ...Object.fromEntries(
      Array.from({ length: 60 }, (_value, id) => [`agreements({"transactionId":"${id}"})`, [{ version: 1 }]]),
    ),
    verification: { __typename: "Verification", status: "NONE" },
    verificationDocuments: { __typename: "VerificationDocuments" },
    plans: [{ __ref: "Plan:9" }],
  },
  "Viewer:1": { __typename: "Viewer", id: "1", email: "ana@example.com" },
  "Category:2": { __typename: "Category", id: "2", name: "Hogar" },
  "Chat:4": {
    __typename: "Chat",
    id: "4",
    counterpart: { __ref: "User:2" },
    messages: { items: [{ __ref: "Message:7" }] },
  },
  "Message:7": { __typename: "Message", id: "7", text: "Hola" },
  "User:2": { __typename: "User", id: "2" },
  "Plan:9": { __typename: "Plan", id: "9" },
  ...Object.fromEntries(
    Array.from({ length: 60 }, (_value, id) => [
      `Publication:${id}`,
      { __typename: "Publication", id: String(id), owner: { __ref: "User:2" } },
    ]),
  ),
};

it("saves for a member the beginning of the wall, the lists, and each conversation as a part of its own", () => {
  const parts = toParts(cache, true);
  expect([...parts.keys()].sort()).toEqual([
    "account",
    "agreements",
    "categories",
    "chat:4",
    "chats",
    "editing",
    "own",
    "payments",
    "promotions",
    "session",
    "wall",
  ]);
  expect(Object.keys(parts.get("wall") ?? {})).toHaveLength(40 + 2);
  const agreements = Object.keys(parts.get("agreements")?.ROOT_QUERY ?? {});
  expect([agreements.length, agreements.at(-1)]).toEqual([41, 'agreements({"transactionId":"59"})']);
  expect(parts.get("categories")?.["Category:2"]).toMatchObject({ name: "Hogar" });
  expect(parts.get("chats")?.["Chat:4"]).not.toHaveProperty("messages");
  expect(parts.get("chat:4")).toMatchObject({ "Chat:4": { messages: {} }, "Message:7": { text: "Hola" } });
  const whole = fromParts([...parts.values()]);
  expect(whole["Chat:4"]).toEqual(cache["Chat:4"]);
  expect(whole.ROOT_QUERY).toMatchObject({ viewer: { __ref: "Viewer:1" }, 'chats:{"tab":"PROPOSALS"}': {} });
  expect(whole).not.toHaveProperty("Plan:9");
  expect(whole.ROOT_QUERY).not.toHaveProperty("verificationDocuments");
});

it("saves only the wall for a guest, and leaves out what is too large", () => {
  expect([...toParts(cache, false).keys()]).toEqual(["wall"]);
  expect([
    ...toParts({ ...cache, "Message:7": { __typename: "Message", text: "x".repeat(500_000) } }, true).keys(),
  ]).not.toContain("chat:4");
});

it("leaves the older fields out of a part that would be too large", () => {
  const edits = Array.from({ length: 4 }, (_value, id) => [
    `publicationEdit({"publicationId":"${id}"})`,
    { __typename: "PublicationEdit", description: "x".repeat(150_000) },
  ]);
  const parts = toParts({ ROOT_QUERY: { __typename: "Query", ...Object.fromEntries(edits) } }, true);
  expect(Object.keys(parts.get("editing")?.ROOT_QUERY ?? {})).toEqual([
    "__typename",
    'publicationEdit({"publicationId":"2"})',
    'publicationEdit({"publicationId":"3"})',
  ]);
});
