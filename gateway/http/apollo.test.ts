import { HeaderMap } from "@apollo/server";
import type { HTTPGraphQLRequest } from "@apollo/server";
import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { expect, test } from "vitest";
import type { Context } from "../context";
import { createLog } from "../log";
import type { Logger } from "../log";
import { Documents } from "../limits/documents";
import type { SessionCookie } from "../session/cookie";
import { createApollo } from "./apollo";
import { Operations } from "./operations";

function createApolloFor(schema: GraphQLSchema, log: Logger, isClosed = false) {
  const documents = new Documents({ schema, rules: [], registered: new Map(), isClosed });
  const operations = new Operations({ schema, cookie: {} as SessionCookie, log, isProduction: true, isClosed });
  return createApollo({ schema, documents, operations, log });
}

test("answers our own pages, which ask by text, where clients may only ask what is registered", async () => {
  const schema = makeExecutableSchema({ typeDefs: "type Query { one: Int }" });
  const log = createLog({ LOG_LEVEL: "silent" });
  const apollo = createApolloFor(schema, log, true);
  const contextValue = { log, requestId: "r1", session: null, identity: { hasCookie: false } } as unknown as Context;
  const ask = async (http?: HTTPGraphQLRequest) => {
    const { body } = await apollo.executeOperation({ query: "{ one }", ...(http && { http }) }, { contextValue });
    return body.kind === "single" && body.singleResult;
  };
  expect(await ask()).toEqual({ data: { one: null } });
  const outside: HTTPGraphQLRequest = { method: "POST", headers: new HeaderMap(), search: "", body: {} };
  expect(await ask(outside)).toMatchObject({ errors: [{ extensions: { code: "OPERATION_NOT_REGISTERED" } }] });
  await apollo.stop();
});

test("masks and logs what a resolver throws at once alike, whether its query is compiled or not", async () => {
  const schema = makeExecutableSchema({
    typeDefs: "type Query { broken: String }",
    resolvers: {
      Query: {
        broken: () => {
          throw new Error("at 10.0.0.7");
        },
      },
    },
  });
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: "error" }, { write: (line) => void lines.push(line) });
  const apollo = createApolloFor(schema, log);
  const contextValue = { log, requestId: "r1", session: null, identity: { hasCookie: false } } as unknown as Context;
  const answers = new Set<string>();
  for (let count = 0; count < 30; count += 1) {
    const { body } = await apollo.executeOperation({ query: "{ broken }" }, { contextValue });
    answers.add(JSON.stringify(body));
  }
  await apollo.stop();
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('"code":"INTERNAL"');
  expect([...answers][0]).not.toContain("10.0.0.7");
  expect(lines).toHaveLength(30);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({
      err: { message: "at 10.0.0.7" },
      path: ["broken"],
      msg: "unexpected error",
    });
});
