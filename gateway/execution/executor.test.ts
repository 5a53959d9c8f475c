import { makeExecutableSchema } from "@graphql-tools/schema";
import { parse } from "graphql";
import type { DocumentNode, GraphQLResolveInfo } from "graphql";
import { expect, test } from "vitest";
import type { Context } from "../context";
import { Executor } from "./executor";
import { planQuery } from "./plan";

const context = {} as Context;

/** `calls` counts how often the field was resolved. */
function fixture(maxFields?: number) {
  const calls: string[] = [];
  const schema = makeExecutableSchema({
    typeDefs: /* GraphQL */ `
      type Query {
        echo(text: String, size: Int): String
        things: [Thing!]!
        strange: Thing
        inside(near: Near, sizes: [Int!]): String
        named(id: ID!, text: String): String
        broken: Broken
        brokens: [Broken!]
        late: Broken
        "Which way it is executed: only graphql-js lets a resolver know what it is part of."
        way: String!
        curious: String
      }
      input Near {
        size: Float!
      }
      type Broken {
        one: Int!
        two: Int!
        three: [Int!]
        four: [Broken]
      }
      type Mutation {
        echo(text: String): String
      }
      interface Thing {
        name: String!
      }
      type Radio implements Thing {
        name: String!
      }
    `,
    resolvers: {
      Query: {
        echo: (_root: unknown, { text, size }: { text?: string; size?: number }) => {
          calls.push(text ?? "");
          return `${text} ${size}`;
        },
        things: async () => [{ __typename: "Radio", name: "Uno" }],
        strange: async () => ({ __typename: "Lamp" }),
        inside: (_root: unknown, args: unknown) => JSON.stringify(args),
        named: (_root: unknown, args: unknown) => JSON.stringify(args),
        broken: async () => ({}),
        brokens: () => {
          const late = () => Promise.reject(new Error("late"));
          return [
            { one: late, two: 2, three: late },
            { one: 1, two: new Error("two") },
          ];
        },
        late: () => ({
          one: () => Promise.reject(new Error("one")),
          two: 2,
          three: [1, Promise.resolve(2), Promise.resolve(null)],
          four: [Promise.resolve({ one: 1, two: Promise.resolve(2) }), new Error("four"), { one: 1, two: "x" }],
        }),
        way: (...all: [unknown, unknown, unknown, GraphQLResolveInfo]) => {
          try {
            return all[3].fieldName && "interpreted";
          } catch {
            return "compiled";
          }
        },
        curious: (...all: [unknown, unknown, unknown, GraphQLResolveInfo]) => String(all[3]?.fieldName),
      },
      Mutation: {
        echo: (_root: unknown, { text }: { text?: string }) => {
          calls.push(text ?? "");
          return text;
        },
      },
    },
  });
  const executor = new Executor(schema, maxFields);
  return {
    calls,
    schema,
    async often(source: string | DocumentNode, variables: Record<string, unknown> = {}, operationName?: string) {
      const document = typeof source === "string" ? parse(source) : source;
      const answers: unknown[] = [];
      for (let count = 0; count < 30; count += 1) {
        const { data, errors } = await executor.execute({ document, operationName, variables, context });
        // The words for what is broken on our side differ, and the mask replaces them.
        answers.push({
          data,
          errors: errors?.map((error) => (error.path ? { ...error.toJSON(), message: "" } : error)),
        });
      }
      return { first: answers[0], last: answers.at(-1) };
    },
  };
}

test.each([
  ["variables", "query Q($text: String, $size: Int) { echo(text: $text, size: $size) }", { text: "a", size: 2 }],
  ["lists of an interface", "{ things { __typename name } }", {}],
  ["a value of no known type", "{ strange { name } }", {}],
  ["a variable that is no number", "query Q($size: Int) { echo(size: $size) }", { size: "many" }],
  ["a variable that is missing", "query Q($size: Int!) { echo(size: $size) }", {}],
  ["a default inside an input", "query Q($size: Float = 1) { inside(near: { size: $size }) }", {}],
  ["null inside an input", "query Q($size: Float = 1) { inside(near: { size: $size }) }", { size: null }],
  ["null inside a list", "query Q($size: Int = 1) { inside(sizes: [$size]) }", { size: null }],
  ["what fails below what may not be null", "{ broken { one two } echo }", {}],
  ["what fails late, below what has failed", "{ late { one two } echo }", {}],
  ["what fails late in lists", "{ late { two three four { one two } } }", {}],
  ["a list that fails at once, after an item that would fail late", "{ brokens { two three } echo late { one } }", {}],
  ["fragments that say parts of one thing", "{ late { ...A ... { two } } } fragment A on Broken { four { two } }", {}],
  ["a variable that is too large", "query Q($size: Int) { echo(size: $size) }", { size: 2 ** 40 }],
])("answers alike before and after it compiles: %s", async (_name, source, variables) => {
  const { first, last } = await fixture().often(source, variables);
  expect(last).toEqual(first);
});

test.each([
  ["both", { id: "1", text: "a" }],
  ["others besides", { id: "1", text: "a", size: 2 }],
  ["a number for an id", { id: 7, text: "a" }],
  ["a number for a text", { id: "1", text: 7 }],
  ["a list for an id", { id: ["1"] }],
  ["no text", { id: "1" }],
  ["null for a text", { id: "1", text: null }],
  ["no id", { text: "a" }],
])("reads ids and texts alike before and after it compiles: %s", async (_name, variables) => {
  for (const text of ["$text: String", '$text: String = "b"', "$text: String!"]) {
    const { first, last } = await fixture().often(
      `query Q($id: ID!, ${text}) { named(id: $id, text: $text) }`,
      variables,
    );
    expect(last).toEqual(first);
  }
});

// graphql-js leaves the failure of the first item to the process, which would end.
test("handles what fails late in an item before the one that failed at once", async () => {
  const document = parse("{ brokens { one two } }");
  expect(await planQuery(fixture().schema, document)(context, {})).toMatchObject({
    data: { brokens: null },
    errors: [{ path: ["brokens", 1, "two"] }],
  });
});

test("takes another operation's name for an error, compiled or not", async () => {
  const { first, last } = await fixture().often("query A { things { name } }", {}, "B");
  expect(first).toMatchObject({ errors: [{ message: 'Unknown operation named "B".' }] });
  expect(last).toEqual(first);
});

test("takes an empty name for an error, compiled or not", async () => {
  const { first, last } = await fixture().often("query A { things { name } }", {}, "");
  expect(first).toMatchObject({ errors: [{ message: 'Unknown operation named "".' }] });
  expect(last).toEqual(first);
});

test("forgets what it compiled long ago, and compiles it again where it comes often", async () => {
  const { often } = fixture(6);
  const ways = async (document: DocumentNode) => {
    const { first, last } = await often(document);
    return [first, last].map((answer) => (answer as { data: { way: string } }).data.way);
  };
  const document = parse("query Q { a: way way }");
  expect(await ways(document)).toEqual(["interpreted", "compiled"]);
  expect(await ways(document)).toEqual(["compiled", "compiled"]);
  await often("query Q { a: echo b: echo c: echo d: echo e: echo }");
  expect(await ways(document)).toEqual(["interpreted", "compiled"]);
});

test("fails a resolver that asks what it is part of", async () => {
  const { first, last } = await fixture().often("{ curious }");
  expect(first).toMatchObject({ data: { curious: "curious" } });
  expect(last).toMatchObject({ data: { curious: null }, errors: [{ path: ["curious"] }] });
});

test("runs a mutation once for each request", async () => {
  const { often, calls } = fixture();
  await often("mutation M($text: String) { echo(text: $text) }", { text: "a" });
  expect(calls).toHaveLength(30);
});
