import {
  GraphQLError,
  Kind,
  TypeNameMetaFieldDef,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  locatedError,
} from "graphql";
import type {
  DocumentNode,
  ExecutionResult,
  FieldNode,
  FragmentDefinitionNode,
  GraphQLAbstractType,
  GraphQLField,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  SelectionSetNode,
} from "graphql";
import { addError, executeFields, leafOf, listOf, noInfo, objectOf, required } from "./run";
import type { Complete, PlannedField, PlannedFields, Run } from "./run";

/** Executes its query; `variables` as graphql-js has read them. */
export type PlannedQuery = (
  context: unknown,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

/**
 * Plans a validated query without directives: what its fields are, who resolves them and how their values are written.
 * graphql-js finds all that out anew for every item of every answer. What comes of it is the same.
 */
export function planQuery(schema: GraphQLSchema, document: DocumentNode): PlannedQuery {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const selections: SelectionSetNode[] = [];
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
    else if (node.kind === Kind.OPERATION_DEFINITION) selections.push(node.selectionSet);
  }
  let argumentLists = 0;
  // As long as the plan is.
  const patterns: object[] = [];
  const queryType = schema.getQueryType();
  const fields = queryType ? planFields(queryType, selections) : [];

  return (context, variables) => {
    const run: Run = { context, variables, args: [], errors: [], nulled: new Set() };
    try {
      const data = executeFields(run, fields, undefined, undefined);
      return data instanceof Promise
        ? data.then(
            (late: unknown) => toResult(run, late),
            (error: unknown) => toFailure(run, error),
          )
        : toResult(run, data);
    } catch (error) {
      return toFailure(run, error);
    }
  };

  function planFields(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): PlannedFields {
    const nodesByKey = new Map<string, FieldNode[]>();
    const visited = new Set<string>();
    for (const set of sets) collect(set, type, nodesByKey, visited);
    if (nodesByKey.size > mostUnknown) patterns.push(patternOf(nodesByKey.keys()));
    return [...nodesByKey].flatMap(([key, nodes]) => planField(type, key, nodes) ?? []);
  }

  function collect(
    set: SelectionSetNode,
    type: GraphQLObjectType,
    nodesByKey: Map<string, FieldNode[]>,
    visited: Set<string>,
  ): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const nodes = nodesByKey.get(key);
        if (nodes) nodes.push(selection);
        else nodesByKey.set(key, [selection]);
        continue;
      }
      let part: { typeCondition?: FragmentDefinitionNode["typeCondition"] | undefined; selectionSet: SelectionSetNode };
      if (selection.kind === Kind.INLINE_FRAGMENT) part = selection;
      else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        if (!fragment || visited.has(name)) continue;
        visited.add(name);
        part = fragment;
      }
      if (!part.typeCondition || isOfType(type, part.typeCondition.name.value))
        collect(part.selectionSet, type, nodesByKey, visited);
    }
  }

  function isOfType(type: GraphQLObjectType, name: string): boolean {
    const condition = schema.getType(name);
    return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
  }

  function planField(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): PlannedField | null {
    const name = nodes[0]?.name.value ?? "";
    const definition = type.getFields()[name];
    if (name === "__typename") return typeName(type, key, nodes);
    if (!definition) return null;
    return {
      key,
      nodes,
      definition,
      resolve: definition.resolve ?? propertyOf(name),
      argsIndex: takesArguments(definition, nodes) ? argumentLists++ : null,
      isRequired: isNonNullType(definition.type),
      complete: completerOf(definition.type, nodes, `${type.name}.${name}`),
    };
  }

  function completerOf(type: GraphQLOutputType, nodes: readonly FieldNode[], name: string): Complete {
    if (isNonNullType(type)) return required(completerOf(type.ofType, nodes, name), name);
    if (isLeafType(type)) return leafOf(type);
    if (isListType(type)) {
      const complete = completerOf(type.ofType, nodes, name);
      return listOf({ nodes, isRequired: isNonNullType(type.ofType), complete }, name);
    }
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (isObjectType(type)) {
      const planned = planFields(type, sets);
      return objectOf(() => planned);
    }
    // Not all possible types at once: each may hold others of its kind.
    const planned = new Map<string, PlannedFields>();
    const fieldsOf = (typeNamed: unknown): PlannedFields => {
      const known = planned.get(typeNamed as string);
      if (known) return known;
      const found = planFields(requireType(schema, type, typeNamed), sets);
      planned.set(typeNamed as string, found);
      return found;
    };
    return objectOf(({ context }, value) => {
      const typeNamed = type.resolveType
        ? type.resolveType(value, context, noInfo, type)
        : (value as { __typename?: string }).__typename;
      return typeNamed instanceof Promise ? typeNamed.then(fieldsOf) : fieldsOf(typeNamed);
    });
  }
}

/** The most properties V8 adds to an object under dynamic names before it turns the object into a hash table. */
const mostUnknown = 19;

/** An object with these properties, defined one by one: while it exists, V8 gives new ones the same hidden class. */
function patternOf(keys: Iterable<string>): object {
  const pattern = {};
  for (const key of keys)
    Object.defineProperty(pattern, key, { value: null, writable: true, enumerable: true, configurable: true });
  return pattern;
}

/** Whether the field has arguments or defaults for missing ones. */
function takesArguments({ args }: GraphQLField<unknown, unknown>, [node]: readonly FieldNode[]): boolean {
  return Boolean(node?.arguments?.length) || args.some(({ defaultValue }) => defaultValue !== undefined);
}

function typeName(type: GraphQLObjectType, key: string, nodes: readonly FieldNode[]): PlannedField {
  return {
    key,
    nodes,
    definition: TypeNameMetaFieldDef,
    resolve: () => type.name,
    argsIndex: null,
    isRequired: true,
    complete: (_run, value) => value,
  };
}

/** What graphql-js does without a resolver. */
function propertyOf(name: string): PlannedField["resolve"] {
  return (source, args, context) => {
    const parent = source as Record<string, unknown> | null | undefined;
    const property = parent?.[name];
    return typeof property === "function" ? (parent as Record<string, Function>)[name]?.(args, context) : property;
  };
}

function requireType(schema: GraphQLSchema, abstract: GraphQLAbstractType, name: unknown): GraphQLObjectType {
  const type = typeof name === "string" ? schema.getType(name) : undefined;
  if (!isObjectType(type) || !schema.isSubType(abstract, type))
    throw new GraphQLError(`"${String(name)}" is not a possible type for "${abstract.name}".`);
  return type;
}

function toResult({ errors }: Run, data: unknown): ExecutionResult {
  const found = data as ExecutionResult["data"] & object;
  return errors.length === 0 ? { data: found } : { errors, data: found };
}

function toFailure(run: Run, error: unknown): ExecutionResult {
  addError(run, locatedError(error, undefined), []);
  return { errors: run.errors, data: null };
}
