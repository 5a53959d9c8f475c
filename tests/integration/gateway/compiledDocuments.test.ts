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
});
