import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { buildSchema, getNamedType, isInterfaceType, isLeafType, isObjectType, isUnionType } from "graphql";
import type { GraphQLField, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from "graphql";

const folder = join(import.meta.dirname, "../../schema");

/** The published schema, from its files. */
export function readSchema(): GraphQLSchema {
  return buildSchema(
    readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name), "utf8"))
      .join("\n"),
  );
}

export interface Selection {
  /** What to spread where the type is selected. */
  spread: string;
  /** The fragments to append to the document. */
  fragments: string;
}

/**
 * Selects every field of a type that needs no argument, and of every type below it. Where types contain each other (a publication has a
 * proposal, which has a publication), this goes `rounds` times around.
 */
export function everythingOf(schema: GraphQLSchema, typeName: string, rounds: number): Selection {
  const fragments = new Map<string, string>();

  const spread = (type: GraphQLNamedType, left: number): string | null => {
    if (isUnionType(type))
      return ["__typename", ...type.getTypes().flatMap((member) => spread(member, left) ?? [])].join(" ");
    if (!isObjectType(type) && !isInterfaceType(type)) return null;
    const isRound = reaches(type, type);
    if (isRound && left === 0) return null;
    const name = `All${type.name}${isRound ? left : ""}`;
    if (!fragments.has(name)) {
      fragments.set(name, "");
      const fields = Object.values(type.getFields()).flatMap((field) => select(field, isRound ? left - 1 : left) ?? []);
      fragments.set(name, `fragment ${name} on ${type.name} { ${fields.join(" ")} }`);
    }
    return `...${name}`;
  };

  const select = (field: GraphQLField<unknown, unknown>, left: number): string | null => {
    if (needsArguments(field)) return null;
    const type = getNamedType(field.type);
    if (isLeafType(type)) return field.name;
    const inner = spread(type, left);
    return inner && `${field.name} { ${inner} }`;
  };

  const type = schema.getType(typeName);
  if (!type) throw new Error(`no type ${typeName}`);
  return { spread: spread(type, rounds) ?? "__typename", fragments: [...fragments.values()].join("\n") };
}

/** Names of the root fields. */
export function rootFields(schema: GraphQLSchema, operation: "Query" | "Mutation" | "Subscription"): string[] {
  return Object.keys((schema.getType(operation) as GraphQLObjectType).getFields());
}

/** Name of the type that a root field gives. */
export function typeOfRoot(
  schema: GraphQLSchema,
  operation: "Query" | "Mutation" | "Subscription",
  field: string,
): string {
  const found = (schema.getType(operation) as GraphQLObjectType).getFields()[field];
  if (!found) throw new Error(`no ${operation}.${field}`);
  return getNamedType(found.type).name;
}

function needsArguments(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some((argument) => argument.type.toString().endsWith("!") && argument.defaultValue === undefined);
}

/** Whether a type can be met again below itself. */
function reaches(from: GraphQLNamedType, target: GraphQLNamedType, passed = new Set<GraphQLNamedType>()): boolean {
  const below = isUnionType(from)
    ? from.getTypes()
    : isObjectType(from) || isInterfaceType(from)
      ? Object.values(from.getFields()).map((field) => getNamedType(field.type))
      : [];
  return below.some((type) => {
    if (type === target) return true;
    if (passed.has(type)) return false;
    passed.add(type);
    return reaches(type, target, passed);
  });
}
