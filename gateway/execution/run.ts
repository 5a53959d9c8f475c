import { GraphQLError, getArgumentValues, locatedError } from "graphql";
import type { FieldNode, GraphQLField, GraphQLFieldResolver, GraphQLLeafType, GraphQLResolveInfo } from "graphql";

/** Where a value stands in the answer, from its end. */
interface Path {
  prev: Path | undefined;
  key: string | number;
}

/** What one execution has of its own. */
export interface Run {
  context: unknown;
  variables: Record<string, unknown>;
  /** Those of each field by its number: the same for all items of a list. */
  args: (Record<string, unknown> | undefined)[];
  errors: GraphQLError[];
  /** Paths that are null because a field there or below failed. */
  nulled: Set<string>;
}

/** Turns what a resolver found into what the answer says. */
export type Complete = (run: Run, value: unknown, prev: Path | undefined, key: string | number) => unknown;

/** A field or an item of a list. */
interface Part {
  nodes: readonly FieldNode[];
  /** Non-null: a failure propagates to the parent. */
  isRequired: boolean;
  complete: Complete;
}

/** A field of an operation, for one type of its parent. */
export interface PlannedField extends Part {
  key: string;
  definition: GraphQLField<unknown, unknown>;
  resolve: GraphQLFieldResolver<unknown, unknown>;
  /** Its number among those with arguments; null without. */
  argsIndex: number | null;
}

/** Values of fields that may come later, in their order. */
export type PlannedFields = readonly PlannedField[];

const noArgs: Record<string, unknown> = Object.freeze({});
/** Stands in for `info`, which no resolver of ours uses: accessing it throws instead of returning nothing. */
export const noInfo = new Proxy({} as GraphQLResolveInfo, {
  get: refuseInfo,
  has: refuseInfo,
  ownKeys: refuseInfo,
  getOwnPropertyDescriptor: refuseInfo,
});

function refuseInfo(): never {
  throw new Error("A resolver asked for its info, which a plan does not have.");
}

/** The fields of one object, as graphql-js executes them. */
export function executeFields(run: Run, fields: PlannedFields, source: unknown, path: Path | undefined): unknown {
  const result: Record<string, unknown> = {};
  // Only these: for a list of all values a promise would be made of each.
  let late: Promise<void>[] | null = null;
  try {
    for (const field of fields) {
      const value = executeField(run, field, source, path);
      result[field.key] = value;
      if (isPromise(value)) (late ??= []).push(assignResolved(result, field.key, value));
    }
  } catch (error) {
    if (!late) throw error;
    // What is under way may fail, too, and a handler has to be there for it.
    return Promise.all(late).finally(() => {
      throw error;
    });
  }
  return late ? Promise.all(late).then(() => result) : result;
}

async function assignResolved(result: Record<string, unknown>, key: string, value: Promise<unknown>): Promise<void> {
  result[key] = await value;
}

function executeField(run: Run, field: PlannedField, source: unknown, path: Path | undefined): unknown {
  let value: unknown;
  try {
    value = field.resolve(source, argsOf(run, field), run.context, noInfo);
  } catch (error) {
    return fail(run, field, error, path, field.key);
  }
  return completePart(run, field, value, path, field.key);
}

function argsOf(run: Run, { argsIndex, definition, nodes }: PlannedField): Record<string, unknown> {
  const [node] = nodes;
  if (argsIndex === null || !node) return noArgs;
  return (run.args[argsIndex] ??= getArgumentValues(definition, node, run.variables));
}

function completePart(run: Run, part: Part, value: unknown, prev: Path | undefined, key: string | number): unknown {
  try {
    const completed = isPromise(value)
      ? value.then((found) => part.complete(run, found, prev, key))
      : part.complete(run, value, prev, key);
    return isPromise(completed)
      ? completed.then(undefined, (error: unknown) => fail(run, part, error, prev, key))
      : completed;
  } catch (error) {
    return fail(run, part, error, prev, key);
  }
}

/** Null in place of what failed; where null may not be, the failure goes on. */
function fail(run: Run, part: Part, error: unknown, prev: Path | undefined, key: string | number): null {
  const path = [key];
  for (let above = prev; above; above = above.prev) path.unshift(above.key);
  const located = locatedError(error, part.nodes, path);
  if (part.isRequired) throw located;
  addError(run, located, path);
  return null;
}

/** No error is added below a path that is null already. */
export function addError({ nulled, errors }: Run, error: GraphQLError, path: readonly (string | number)[]): void {
  let place = "";
  if (nulled.has(place)) return;
  for (const key of path) {
    place += `/${key}`;
    if (nulled.has(place)) return;
  }
  nulled.add(place);
  errors.push(error);
}

/** `name` is the field's, for the error message. */
export function required(complete: Complete, name: string): Complete {
  return (run, value, prev, key) => {
    const completed = complete(run, value, prev, key);
    if (completed === null) throw new Error(`Cannot return null for non-nullable field ${name}.`);
    return completed;
  };
}

/** Writes a scalar or an enum. */
export function leafOf(type: GraphQLLeafType): Complete {
  return (_run, value) => {
    if (value == null) return null;
    if (value instanceof Error) throw value;
    const leaf = type.serialize(value) as unknown;
    if (leaf == null) throw new Error(`A value of ${type.name} cannot be written.`);
    return leaf;
  };
}

/** Completes each item of a list. */
export function listOf(item: Part, name: string): Complete {
  return (run, value, prev, key) => {
    if (value == null) return null;
    if (value instanceof Error) throw value;
    if (typeof value !== "object" || !(Symbol.iterator in value))
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${name}".`);
    const path = { prev, key };
    const items: unknown[] = [];
    let isLate = false;
    try {
      for (const entry of value as Iterable<unknown>) {
        const completed = completePart(run, item, entry, path, items.length);
        items.push(completed);
        isLate ||= isPromise(completed);
      }
    } catch (error) {
      // The items before are not awaited any more, but they may fail, too.
      if (isLate) void Promise.allSettled(items);
      throw error;
    }
    return isLate ? Promise.all(items) : items;
  };
}

/** `fieldsOf`: those of the value, or a promise of them. */
export function objectOf(fieldsOf: (run: Run, value: unknown) => PlannedFields | Promise<PlannedFields>): Complete {
  return (run, value, prev, key) => {
    if (value == null) return null;
    if (value instanceof Error) throw value;
    const fields = fieldsOf(run, value);
    const path = { prev, key };
    return isPromise(fields)
      ? fields.then((found) => executeFields(run, found as PlannedFields, value, path))
      : executeFields(run, fields, value, path);
  };
}

/**
 * `instanceof` is enough, since async results come from async functions; looking for a `then` in every record costs
 * more.
 */
function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
