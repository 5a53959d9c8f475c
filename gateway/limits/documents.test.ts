import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { Documents, hashOf } from "./documents";

const schema = buildSchema("type Query { one: Int two: Int }");
const own = "query Own { one }";
const byHash = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });
const other = (count: number) => `query Other${count} { two }`;

function fixture({ registered = [own], isClosed = false } = {}) {
  const texts = new Map(registered.map((text) => [hashOf(text), text]));
  const documents = new Documents({ schema, rules: [], registered: texts, isClosed });
  /** What came of a request: a document, or the codes of why not. */
  const ask = (query: string, extensions?: Record<string, unknown>) => {
    const answer = documents.request(query, extensions);
    return "kind" in answer ? "document" : answer.map((error) => error.extensions["code"] ?? error.message);
  };
  return { documents, ask };
}

test("knows what is registered by its hash, with a document that was made at the start", async () => {
  const { documents } = fixture();
  await documents.warmUp(() => {});
  // Apollo Server asks for it under a key of its own.
  const atStart = await documents.store.get(`schema:${hashOf(own)}`);
  expect(atStart).toMatchObject({ kind: "Document" });
  expect(documents.request("", byHash(own))).toBe(atStart);
  expect(documents.request(own, undefined)).toBe(atStart);
  expect(await documents.texts.get(`apq:${hashOf(own)}`)).toBe(own);
});

test("says at the start what is registered and fits the schema no more", async () => {
  const former = "query Former { three }";
  const refused: unknown[] = [];
  const { documents } = fixture({ registered: [former, own] });
  await documents.warmUp((hash, [error]) => refused.push([hash, error?.message]));
  expect(refused).toEqual([[hashOf(former), expect.stringContaining('Cannot query field "three"')]]);
});

test("asks for the text of an unknown hash once, and not of a wrong one", () => {
  const { ask } = fixture();
  expect(ask("", byHash(other(1)))).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
  expect(ask(other(1), byHash(other(2)))).toEqual(["BAD_USER_INPUT"]);
  expect(ask("", byHash(other(1)))).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
  expect(ask(other(1), byHash(other(1)))).toBe("document");
  expect(ask("", byHash(other(1)))).toBe("document");
});

test("does not keep a text that was sent without its hash", () => {
  const { ask } = fixture();
  expect(ask(other(1))).toBe("document");
  expect(ask("", byHash(other(1)))).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
});

test("makes nothing known that the schema refuses", () => {
  const { ask } = fixture();
  const wrong = "query Wrong { three }";
  expect(ask(wrong, byHash(wrong))).toHaveLength(1);
  expect(ask("", byHash(wrong))).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
});

test("keeps what is registered, and of what others send so much only", async () => {
  const { documents, ask } = fixture();
  const kept = documents.request("", byHash(own));
  const long = (count: number) => `${other(count)} #${"x".repeat(90_000)}`;
  for (let count = 0; count < 1_100; count += 1) documents.request(other(count), undefined);
  for (let count = 0; count < 30; count += 1) expect(ask(long(count), byHash(long(count)))).toBe("document");
  expect(ask("", byHash(long(0)))).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
  expect(ask("", byHash(long(29)))).toBe("document");
  expect(await documents.store.get(hashOf(other(0)))).toBeUndefined();
  expect(documents.request("", byHash(own))).toBe(kept);
});

test("takes only what is registered where it is closed, by hash or by text", () => {
  const { ask } = fixture({ isClosed: true });
  expect([ask("", byHash(own)), ask(own), ask(own, byHash(own))]).toEqual(["document", "document", "document"]);
  for (const [query, extensions] of [
    ["", byHash(other(1))],
    [other(1), undefined],
    [other(1), byHash(other(1))],
    ["", undefined],
    ["{ __typename }", { persistedQuery: null }],
  ] as const)
    expect(ask(query, extensions)).toEqual(["OPERATION_NOT_REGISTERED"]);
});
