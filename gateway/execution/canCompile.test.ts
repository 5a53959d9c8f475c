import { parse } from "graphql";
import { expect, test } from "vitest";
import { canCompile } from "./canCompile";

test.each([
  'query ($id: ID = "1") { user(id: $id) { id } search(input: { ids: [$id], terms: ["radio"] }) { id } }',
  "query Wall($near: Near) { wall(near: $near, first: 10, order: NEAREST) { __typename ... on Card { id } ...part } } fragment part on Wall { end }",
  "{ viewer { id } }",
])("compiles a query: %s", (source) => {
  expect(canCompile(parse(source))).toBe(true);
});

test.each([
  ["an alias of the prototype", "{ __proto__: viewer { id } }"],
  ["a variable named after the prototype", "query ($__proto__: ID) { user(id: $__proto__) { id } }"],
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
