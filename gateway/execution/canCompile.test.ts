import { parse } from "graphql";
import { expect, test } from "vitest";
import { canCompile } from "./canCompile";

test.each([
  "query Wall($near: Near) { wall(near: $near, first: 10, order: NEAREST) { __typename ... on Card { id } ...part } } fragment part on Wall { end }",
  "{ viewer { id } }",
])("compiles a query without texts: %s", (source) => {
  expect(canCompile(parse(source))).toBe(true);
});

test.each([
  ["a text", '{ user(id: "1") { id } }'],
  ["a text in a block", '{ user(id: """1""") { id } }'],
  ["a text inside an input", '{ search(input: { terms: ["radio"] }) { id } }'],
  ["a default text", 'query ($id: ID = "1") { user(id: $id) { id } }'],
  ["a text in a fragment", 'query { ...part } fragment part on Query { user(id: "1") { id } }'],
  ["a variable inside an input", "query ($lat: Float = 1) { wall(near: { latitude: $lat, longitude: -66 }) { id } }"],
  ["a variable inside a list", "query ($id: ID) { search(input: { ids: [$id] }) { id } }"],
  ["an alias of the prototype", "{ __proto__: viewer { id } }"],
  ["a variable named after the prototype", "query ($__proto__: ID) { user(id: $__proto__) { id } }"],
  ["a value of an enum that begins like a mark", "{ wall(order: __MAGIC) { end } }"],
  ["introspection", "{ __schema { types { name } } }"],
  ["a condition", "query ($is: Boolean!) { viewer @include(if: $is) { id } }"],
  ["a mutation", "mutation { signOut { id } }"],
  [
    "fragments that double",
    `{ viewer { ...F0 } } ${Array.from({ length: 10 }, (_value, index) => `fragment F${index} on T { a { ...F${index + 1} } b { ...F${index + 1} } }`).join(" ")} fragment F10 on T { id }`,
  ],
  ["two operations", "query A { viewer { id } } query B { viewer { id } }"],
])("leaves a document with %s to the interpreter", (_name, source) => {
  expect(canCompile(parse(source))).toBe(false);
});
