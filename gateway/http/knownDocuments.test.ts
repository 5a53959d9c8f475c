import { parse } from "graphql";
import { beforeEach, expect, test } from "vitest";
import { KnownDocuments } from "./knownDocuments";

const query = "query Q($id: ID) { user(id: $id) { id } }";
const document = parse(query);
const known = { document, operationName: "Q", contentType: "application/json" };
const byHash = { persistedQuery: { version: 1, sha256Hash: "a" } };
let documents: KnownDocuments;

beforeEach(() => {
  documents = new KnownDocuments();
  documents.remember({ query }, "*/*", known);
  documents.remember({ extensions: byHash }, "*/*", known);
});

test.each([
  ["without variables", { query }, undefined],
  ["with null for them", { query, variables: null, operationName: null, extensions: null }, undefined],
  ["by its hash", { extensions: byHash, variables: { id: "1" } }, { id: "1" }],
  ["with all that there is", { query, variables: { id: "1" }, operationName: "Q", extensions: { a: 1 } }, { id: "1" }],
])("finds the document of a request %s", (_name, body, variables) => {
  expect(documents.find(body, "*/*")).toEqual({ ...known, variables });
});

test.each([
  ["other words", { query: `${query} ` }],
  ["another operation", { query, operationName: "R" }],
  ["an operation without a name", { query, operationName: "" }],
  ["variables as a list", { query, variables: [] }],
  ["variables as a text", { query, variables: "{}" }],
  ["extensions as a text", { query, extensions: "{}" }],
  ["a text and its hash", { query, extensions: byHash }],
  ["another hash", { extensions: { persistedQuery: { version: 1, sha256Hash: "b" } } }],
  ["a hash of another kind", { extensions: { persistedQuery: { version: 2, sha256Hash: "a" } } }],
  ["a hash as its text", { query: "a" }],
  ["no query", {}],
  ["a query that is no text", { query: { query } }],
  ["several operations", [{ query }]],
  ["no body", undefined],
])("leaves a request with %s to Apollo Server", (_name, body) => {
  expect(documents.find(body, "*/*")).toBeNull();
});

test("leaves a request that accepts something else to Apollo Server", () => {
  expect(documents.find({ query }, "text/html")).toBeNull();
  expect(documents.find({ query }, undefined)).toBeNull();
});

test("weighs a document by its text, also where it is asked for by its hash", () => {
  const long = parse(`${query} #${"x".repeat(32_000)}`);
  documents.remember({ extensions: byHash }, "text/html", { ...known, document: long });
  expect(documents.find({ extensions: byHash }, "text/html")).toBeNull();
});

test("does not keep a document that is longer than any of the client's", () => {
  const long = `${query} #${"x".repeat(32_000)}`;
  documents.remember({ query: long }, "*/*", known);
  expect(documents.find({ query: long }, "*/*")).toBeNull();
  expect(documents.find({ query }, "*/*")).not.toBeNull();
});
