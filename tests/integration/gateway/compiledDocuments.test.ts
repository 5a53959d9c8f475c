import {
  Kind,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  typeFromAST,
} from "graphql";
import type { GraphQLInputType, OperationDefinitionNode } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { canCompile } from "../../../gateway/execution/canCompile";
import { compiling } from "../../../gateway/execution/executor";
import { createSchema } from "../../../gateway/schema";
import { clientOperations } from "../../support/clientOperations";
import { GraphqlClient } from "../../support/graphqlClient";
import { startRecordedUpstream } from "../../support/recordedUpstream";
import type { RecordedUpstream } from "../../support/recordedUpstream";
import { startGateway } from "../../support/startGateway";
import type { TestGateway } from "../../support/startGateway";

const schema = createSchema();
const operationOf = (source: string) =>
  parse(source).definitions.find((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION);
const queries = clientOperations().filter(([, source]) => operationOf(source)?.operation === "query");

/** A value that the type takes; optional parts are left out. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) || field.name === "terms")
        .map((field) => [field.name, valueOf(field.type)]),
    );
  return { Int: 1, Float: 1, Boolean: true }[getNamedType(type).name] ?? "1";
}

function variablesOf(source: string): Record<string, unknown> {
  const definitions = operationOf(source)?.variableDefinitions ?? [];
  return Object.fromEntries(
    definitions.flatMap(({ variable, type }) => {
      const inputType = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
      return inputType ? [[variable.name.value, valueOf(inputType)]] : [];
    }),
  );
}

type Sent = [name: string, body: unknown, headers?: Record<string, string>];

const query =
  "query Frequent($id: ID!, $from: CoordinatesInput) { publication(id: $id) { title distanceKm(from: $from) } }";
const plain = { query, variables: { id: "1" } };
const mixed = "application/graphql-response+json,application/json;q=0.9";

/** What is wrong with a request whose document comes often, and what is only unusual. */
const sent: Sent[] = [
  ["as usual", plain],
  ["with all its parts", { ...plain, operationName: "Frequent", extensions: { client: "x" } }, { accept: mixed }],
  ["without a variable that is needed", { query }],
  ["without it, by a client that knows no status", { query }, { accept: "application/json" }],
  ["without it, by one that knows", { query }, { accept: mixed }],
  ["with a place that is none", { query, variables: { id: "1", from: { latitude: 100, longitude: 0 } } }],
  ["with variables as a list", { query, variables: [] }],
  ["with another operation's name", { ...plain, operationName: "Rare" }],
  ["with a persisted query", { ...plain, extensions: { persistedQuery: { version: 1, sha256Hash: "x" } } }],
  ["as a form of another site sends it", plain, { "content-type": "text/plain" }],
  ["by a client that accepts no JSON", plain, { accept: "text/html" }],
  ["with a session that is none", plain, { cookie: "tq_session=x" }],
  ["that may be compressed", plain, { "accept-encoding": "br" }],
];

describe("the queries of the client", () => {
  const { after } = compiling;
  let upstream: RecordedUpstream;
  let gateway: TestGateway;
  const guest = () => new GraphqlClient(gateway.url);
  let luis: GraphqlClient;

  beforeAll(async () => {
    compiling.after = 6;
    upstream = await startRecordedUpstream();
    gateway = await startGateway(upstream.url);
    luis = new GraphqlClient(gateway.url);
    await luis.data(
      'mutation { signIn(input: { email: "luis@example.com", password: "x" }) { viewer { id } errors { message } } }',
    );
  });
  afterAll(async () => {
    compiling.after = after;
    await gateway?.stop();
    await upstream?.stop();
  });

  it.each(queries)("may be compiled: %s", (_name, source) => {
    expect(canCompile(parse(source))).toBe(true);
  });

  it("have resolvers that need not know what they are part of", () => {
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
    const curious = types.flatMap((type) => {
      if (isAbstractType(type)) return (type.resolveType?.length ?? 0) > 2 ? [type.name] : [];
      if (!isObjectType(type)) return [];
      const fields = Object.values(type.getFields()).filter(({ resolve }) => (resolve?.length ?? 0) > 3);
      return [...(type.isTypeOf ? [type.name] : []), ...fields.map(({ name }) => `${type.name}.${name}`)];
    });
    expect(curious).toEqual([]);
  });

  it.each(queries)("have the same answer once they are compiled: %s", async (_name, source) => {
    const variables = variablesOf(source);
    const answers = { guest: new Set<string>(), member: new Set<string>() };
    // What a backend lacks is remembered from the first answer on; after the sixth they are compiled.
    for (let count = 0; count < 5; count += 1) {
      const [ofGuest, ofMember] = [await guest().run(source, variables), await luis.run(source, variables)];
      if (count < 2) continue;
      answers.guest.add(JSON.stringify(ofGuest));
      answers.member.add(JSON.stringify(ofMember));
    }
    expect(answers).toEqual({
      guest: new Set([...answers.guest].slice(0, 1)),
      member: new Set([...answers.member].slice(0, 1)),
    });
  });

  it("are answered and refused alike before they come often and after", async () => {
    const send = async ([name, body, headers]: Sent) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-encoding": "identity", ...headers },
        body: JSON.stringify(body),
      });
      const { "x-request-id": _id, date: _date, ...rest } = Object.fromEntries(response.headers);
      return { name, status: response.status, headers: rest, text: await response.text() };
    };
    const before = await Promise.all(sent.map(send));
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200, 400, 406]));
    for (let count = 0; count < 30; count += 1) await send(["", plain, { accept: count % 2 === 0 ? mixed : "*/*" }]);
    for (const accept of ["application/json", "text/html"]) await send(["", plain, { accept }]);
    expect(await Promise.all(sent.map(send))).toEqual(before);
  });
});
