import { getNamedType, isInputObjectType, isNonNullType, isObjectType, isScalarType } from "graphql";
import type { GraphQLArgument, GraphQLField, GraphQLFieldResolver, GraphQLSchema } from "graphql";
import { isStorable, unstorableText, withoutDirectionMarks } from "../../rules/text";
import type { Context } from "../context";
import { AppError, userError } from "../errors";

type Resolver = GraphQLFieldResolver<unknown, Context, Record<string, unknown>>;

/**
 * Strips direction marks from every text of an argument and refuses texts that cannot be stored before the resolver
 * runs: mutations with a payload error, other fields with a GraphQL error, both naming the field. Applies to every
 * transport, to literals and variables alike.
 */
export function guardTexts(schema: GraphQLSchema): void {
  const mutations = schema.getMutationType();
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith("__")) continue;
    for (const field of Object.values(type.getFields())) {
      if (!field.args.some(mayHoldText)) continue;
      const refuse = type === mutations ? inPayload(field) : thrown;
      // Default resolvers read a property and ignore their arguments.
      if (field.resolve) field.resolve = guarded(field.resolve, refuse);
      if (field.subscribe) field.subscribe = guarded(field.subscribe, refuse);
    }
  }
}

/** Like the resolver itself it takes no `info`, so that documents can be compiled. */
function guarded(resolve: Resolver, refuse: (field: string) => unknown): Resolver {
  return (source, args, context, ...info) => {
    const field = findUnstorable(args);
    return field === null ? resolve(source, withoutMarks(args), context, ...info) : refuse(field);
  };
}

const mayHoldText = ({ type }: GraphQLArgument) => {
  const named = getNamedType(type);
  return isInputObjectType(named) || (isScalarType(named) && (named.name === "String" || named.name === "ID"));
};

function thrown(field: string): never {
  throw new AppError("BAD_USER_INPUT", unstorableText, field);
}

/** A payload with nothing but the error: its non-null fields are all booleans. */
function inPayload({ type }: GraphQLField<unknown, unknown>): (field: string) => unknown {
  const payload = getNamedType(type);
  const fields = isObjectType(payload) ? Object.values(payload.getFields()) : [];
  const negative = Object.fromEntries(fields.map(({ name, type }) => [name, isNonNullType(type) ? false : null]));
  return (field) => ({ ...negative, errors: [userError("BAD_USER_INPUT", unstorableText, field)] });
}

/** Anything but a plain object or a list, such as an upload, holds no text. */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** The path of the first text that cannot be stored, as payloads name fields; null where there is none. */
function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === "string") return isStorable(value) ? null : path.slice(path[0] === "input" ? 1 : 0).join(".");
  if (!Array.isArray(value) && !isPlain(value)) return null;
  for (const [key, child] of Object.entries(value)) {
    const found = findUnstorable(child, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

function withoutMarks<Value>(value: Value): Value {
  if (typeof value === "string") return withoutDirectionMarks(value) as Value & string;
  if (Array.isArray(value)) return value.map(withoutMarks) as Value & unknown[];
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, withoutMarks(child)])) as Value &
    Record<string, unknown>;
}
