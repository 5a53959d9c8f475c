import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedDirective,
  isSpecifiedScalarType,
} from "graphql";
import { expect, test } from "vitest";
import { createSchema } from "./schema";

const schema = createSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
);
const roots = new Set(["Query", "Mutation", "Subscription"]);

test("describes every type, field, argument, input field and value", () => {
  const silent: string[] = [];
  const look = (name: string, { description }: { description?: string | null }) => {
    if (!description?.trim()) silent.push(name);
  };
  for (const type of types) {
    if (!roots.has(type.name)) look(type.name, type);
    if (isEnumType(type)) for (const value of type.getValues()) look(`${type.name}.${value.name}`, value);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) look(`${type.name}.${field.name}`, field);
    if (!isObjectType(type) && !isInterfaceType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      look(`${type.name}.${field.name}`, field);
      for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument);
    }
  }
  for (const directive of schema.getDirectives())
    if (!isSpecifiedDirective(directive)) look(`@${directive.name}`, directive);
  expect(silent).toEqual([]);
});

test("says where each scalar is specified", () => {
  const scalars = types.filter((type) => isScalarType(type));
  expect(scalars.length).toBeGreaterThan(3);
  for (const { name, specifiedByURL } of scalars) expect([name, specifiedByURL]).toEqual([name, expect.any(String)]);
});

test("returns errors from every mutation", () => {
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  expect(fields.length).toBeGreaterThan(10);
  for (const field of fields) {
    const payload = getNamedType(field.type);
    expect(isObjectType(payload) ? String(payload.getFields()["errors"]?.type) : field.name).toBe("[UserError!]!");
  }
});
