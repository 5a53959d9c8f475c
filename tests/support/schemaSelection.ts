import { buildSchema, getNamedType, isInterfaceType, isLeafType, isObjectType, isUnionType } from "graphql";
import type { GraphQLField, GraphQLInterfaceType, GraphQLNamedType, GraphQLObjectType, GraphQLSchema } from "graphql";
import { readTypeDefs } from "../../gateway/typeDefs";

/** The published schema, from its files. */
export function readSchema(): GraphQLSchema {
  return buildSchema(readTypeDefs().join("\n"));
}

interface Selection {
  /** What to spread where the type is selected. */
  spread: string;
  /** The fragments to append to the document. */
  fragments: string;
}

/**
 * Selects every field that needs no argument, of a type and of all types below it. Where types contain each other (a
 * publication has a proposal, which has a publication), each is entered at most `maxRevisits` times. An object beside a
 * field with its id, such as a message's chat beside `chatId`, is followed to its plain fields or not at all, since
 * such links connect everything. Fields of `leaveOut`, as `Type.field`, are not selected where a type is entered first:
 * what is too much for one operation fits into several.
 */
export function selectEverything(
  schema: GraphQLSchema,
  typeName: string,
  maxRevisits: number,
  { links = true, leaveOut = [] }: { links?: boolean; leaveOut?: readonly string[] } = {},
): Selection {
  const fragments = new Map<string, string>();

  const spreadLeaves = (type: GraphQLNamedType): string | null => {
    if (!isObjectType(type)) return null;
    const leaves = Object.values(type.getFields()).filter(
      (field) => !needsArguments(field) && isLeafType(getNamedType(field.type)),
    );
    fragments.set(
      `Plain${type.name}`,
      `fragment Plain${type.name} on ${type.name} { ${leaves.map(({ name }) => name).join(" ")} }`,
    );
    return `...Plain${type.name}`;
  };

  const spread = (type: GraphQLNamedType, remaining: number): string | null => {
    if (isUnionType(type))
      return ["__typename", ...type.getTypes().flatMap((member) => spread(member, remaining) ?? [])].join(" ");
    if (!isObjectType(type) && !isInterfaceType(type)) return null;
    const isRecursive = containsItself(type);
    if (isRecursive && remaining === 0) return null;
    const name = `All${type.name}${isRecursive ? remaining : ""}`;
    if (!fragments.has(name)) {
      fragments.set(name, "");
      const isLeftOut = ({ name }: { name: string }) =>
        remaining === maxRevisits && leaveOut.includes(`${type.name}.${name}`);
      const fields = Object.values(type.getFields()).flatMap((field) =>
        isLeftOut(field) ? [] : (select(field, isRecursive ? remaining - 1 : remaining, isLink(type, field)) ?? []),
      );
      fragments.set(name, `fragment ${name} on ${type.name} { ${fields.join(" ")} }`);
    }
    return `...${name}`;
  };

  const select = (field: GraphQLField<unknown, unknown>, remaining: number, isLinked: boolean): string | null => {
    if (needsArguments(field) || (isLinked && !links)) return null;
    const type = getNamedType(field.type);
    if (isLeafType(type)) return field.name;
    const nested = isLinked ? spreadLeaves(type) : spread(type, remaining);
    return nested && `${field.name} { ${nested} }`;
  };

  const type = schema.getType(typeName);
  if (!type) throw new Error(`no type ${typeName}`);
  return { spread: spread(type, maxRevisits) ?? "__typename", fragments: [...fragments.values()].join("\n") };
}

/** Names of the root fields. */
export function rootFields(schema: GraphQLSchema, operation: "Query" | "Mutation" | "Subscription"): string[] {
  return Object.keys((schema.getType(operation) as GraphQLObjectType).getFields());
}

/** Name of the type that a root field returns. */
export function rootFieldType(
  schema: GraphQLSchema,
  operation: "Query" | "Mutation" | "Subscription",
  field: string,
): string {
  const found = (schema.getType(operation) as GraphQLObjectType).getFields()[field];
  if (!found) throw new Error(`no ${operation}.${field}`);
  return getNamedType(found.type).name;
}

/** What only the tree of categories knows: one read for all categories of an operation. */
const ofTheTree = new Set(["Category.children", "Category.fields"]);

/** Whether a field is an object whose id is a field of its own, or is read from the tree of categories. */
function isLink(type: GraphQLObjectType | GraphQLInterfaceType, { name }: GraphQLField<unknown, unknown>): boolean {
  return `${name}Id` in type.getFields() || ofTheTree.has(`${type.name}.${name}`);
}

function needsArguments(field: GraphQLField<unknown, unknown>): boolean {
  return field.args.some((argument) => argument.type.toString().endsWith("!") && argument.defaultValue === undefined);
}

const recursive = new WeakMap<GraphQLNamedType, boolean>();

/** Whether a type occurs somewhere below itself; looked for once in each. */
function containsItself(type: GraphQLNamedType): boolean {
  const known = recursive.get(type) ?? canReach(type, type);
  recursive.set(type, known);
  return known;
}

/** Whether `target` occurs somewhere below `from`. */
function canReach(from: GraphQLNamedType, target: GraphQLNamedType, visited = new Set<GraphQLNamedType>()): boolean {
  const childTypes = isUnionType(from)
    ? from.getTypes()
    : isObjectType(from) || isInterfaceType(from)
      ? Object.values(from.getFields()).map((field) => getNamedType(field.type))
      : [];
  return childTypes.some((type) => {
    if (type === target) return true;
    if (visited.has(type)) return false;
    visited.add(type);
    return canReach(type, target, visited);
  });
}
